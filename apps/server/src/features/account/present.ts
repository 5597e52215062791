import type { Account, Privilege } from '@lucerna/contract';
import { localeOf } from '../../http/language';
import { optionText } from '../option';
import type { AccountRow } from './store';

/** The account as its owner sees it (P3, User). */
export function presentAccount(row: AccountRow, privileges: Iterable<Privilege>): Account {
  return {
    id: row.id,
    userId: row.user_id,
    crm: { contact: { id: row.contact_id } },
    rolId: row.roles[0] ?? 0,
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    firstName: row.first_name,
    lastName: row.last_name,
    lang: row.language,
    catalog: row.catalog_id,
    status: 1,
    roles: [...row.roles],
    privileges: [...privileges].sort(),
    profesion: row.profession,
    registerType: row.register_type,
    approval: row.approval,
    userType: row.user_type,
    clientCode: row.client_code,
    language: { isoCode: localeOf(row.language) },
    units: row.units,
    company:
      row.company_name === null
        ? null
        : {
            crmId: row.company_crm_id ?? '',
            name: row.company_name,
            companyType: {
              id: row.company_type ?? '',
              description: optionText('companyType', row.company_type ?? '', row.language),
            },
          },
    version: row.version,
  };
}
