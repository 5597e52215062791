import type { Account } from '@lucerna/contract';
import type { Viewer } from '../../viewer';
import { localeOf } from '../../http/language';
import type { AccountRow } from './store';

/** The account as its owner sees it (P3, User). */
export function presentAccount(row: AccountRow, viewer: Viewer): Account {
  return {
    id: row.id,
    userId: row.user_id,
    crm: { contact: { id: row.contact_id } },
    rolId: row.roles[0] ?? 0,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    lang: row.language,
    catalog: row.catalog_id,
    status: 1,
    roles: [...row.roles],
    privileges: [...viewer.privileges].sort(),
    profesion: row.profession,
    registerType: row.register_type,
    userType: row.user_type,
    clientCode: row.client_code,
    language: { isoCode: localeOf(row.language) },
    company:
      row.company_name === null
        ? null
        : {
            crmId: row.company_crm_id ?? '',
            name: row.company_name,
            companyType: { description: row.company_type ?? '' },
          },
  };
}
