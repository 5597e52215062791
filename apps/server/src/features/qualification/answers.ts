import type { AboutCompany, AboutYou } from '@lucerna/contract';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Answer } from '../../http/answer';
import { answer, no } from '../../http/answer';
import type { Viewer } from '../../viewer';
import type { AccountColumns, AccountRow } from '../account';

export function columnsOfYou(told: AboutYou): AccountColumns {
  return {
    user_type: told.userType,
    profession: told.profession,
    first_name: told.firstName,
    last_name: told.lastName,
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
  const { rows } = await tx.query<{ id: string }>(
    'select id from account where company_crm_id = $1 and id <> $2 and active order by id for update',
    [row.company_crm_id, row.id],
  );
  const columns = {
    company_name: told.name,
    company_type: told.companyType,
    company_country: told.country,
    company_city: told.city,
    company_tax_number: told.taxNumber,
  };
  if (rows.length > 0) {
    const same = told.name === row.company_name && told.companyType === row.company_type;
    if (!same && !viewer.can('company.manage.user')) {
      return no({ code: 'forbidden', data: { privilege: 'company.manage.user' } });
    }
    await tx.query(
      `update account set company_name = $2, company_type = $3, version = version + 1, updated_at = now()
       where id = any ($1)`,
      [rows.map(({ id }) => id), told.name, told.companyType],
    );
  }
  return answer({ ...columns, company_crm_id: row.company_crm_id ?? randomUUID() });
}
