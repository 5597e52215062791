import { accountSettings, type Account, type Privilege } from '@lucerna/contract';
import { pick } from '../../database/typed';
import { localeOf } from '../../http/language';
import { optionText } from '../option';
import type { AccountRow } from './store';

/** The account as its owner sees it (P3, User). */
export function presentAccount(row: AccountRow, privileges: Iterable<Privilege>): Account {
  return {
    id: row.id,
    userId: row.userId,
    crm: { contact: { id: row.contactId } },
    rolId: row.roles[0] ?? 0,
    email: row.email,
    emailVerified: row.emailVerifiedAt !== null,
    ...pick(row, accountSettings),
    lang: row.language,
    catalog: row.catalogId,
    status: 1,
    roles: [...row.roles],
    privileges: [...privileges].sort(),
    profesion: row.profession,
    registerType: row.registerType,
    approval: row.approval,
    userType: row.userType,
    clientCode: row.clientCode,
    language: { isoCode: localeOf(row.language) },
    company:
      row.companyName === null
        ? null
        : {
            crmId: row.companyCrmId ?? '',
            name: row.companyName,
            companyType: {
              id: row.companyType ?? '',
              description: optionText('companyType', row.companyType ?? '', row.language),
            },
          },
    version: row.version,
  };
}
