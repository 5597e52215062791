import type { AboutCompany, AboutYou } from '@lucerna/contract';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { answer, no, type Answer } from '../../http/answer';
import type { Viewer } from '../../viewer';
import { changeCompanyOf, lockColleagues, type AccountColumns, type AccountRow } from '../account';

export function columnsOfYou(told: AboutYou): AccountColumns {
  return {
    userType: told.userType,
    profession: told.profession,
    firstName: told.firstName,
    lastName: told.lastName,
    phone: told.phone,
  };
}

/**
 * What is told of the company. A company that nobody else is in becomes the own one under a new id: a name that is
 * typed joins nobody to a company of that name. One with colleagues is changed by those who manage its users.
 */
export async function columnsOfCompany(
  tx: pg.PoolClient,
  viewer: Viewer,
  row: AccountRow,
  told: AboutCompany,
): Promise<Answer<AccountColumns>> {
  const colleagues = await lockColleagues(tx, row);
  const columns = {
    companyName: told.name,
    companyType: told.companyType,
    companyCountry: told.country,
    companyCity: told.city,
    companyTaxNumber: told.taxNumber,
  };
  if (colleagues.length > 0) {
    const same = told.name === row.companyName && told.companyType === row.companyType;
    if (!same && !viewer.can('company.manage.user')) {
      return no({ code: 'forbidden', data: { privilege: 'company.manage.user' } });
    }
    const { companyName, companyType } = columns;
    await changeCompanyOf(tx, colleagues, { companyName, companyType });
  }
  return answer({ ...columns, companyCrmId: row.companyCrmId ?? randomUUID() });
}
