import type { Operations } from '@lucerna/contract';
import type { Frame } from '../../frame';
import { answer, no, notFound } from '../../http/answer';
import type { Handler } from '../../http/serve';
import { record } from '../audit';
import { changeAccount } from './own-account';

/**
 * Changes name or type of the own company for all its users. Where there are others, that is for those who manage
 * them.
 */
export function updateCompany(frame: Frame): Handler<Operations['updateCompany']> {
  return async ({ viewer, params, body, ifMatch, request }) => {
    if (params.id !== viewer.accountId) return notFound();
    return changeAccount(frame, params.id, ifMatch, async (tx, row) => {
      if (row.company_name === null) return no({ code: 'companyMissing' });
      const name = body.name ?? row.company_name;
      const type = body.companyType ?? row.company_type;
      const mates = await tx.query<{ id: string }>(
        `select id from account where company_crm_id = $1 and id <> $2 and active order by id for update`,
        [row.company_crm_id, row.id],
      );
      if (mates.rows.length > 0 && !viewer.can('company.manage.user')) {
        return no({ code: 'forbidden', data: { privilege: 'company.manage.user' } });
      }
      await tx.query(
        `update account set company_name = $2, company_type = $3, version = version + 1, updated_at = now()
         where id = any ($1)`,
        [mates.rows.map(({ id }) => id), name, type],
      );
      const detail = { name, type, before: { name: row.company_name, type: row.company_type } };
      await record(tx, { action: 'companyChanged', actor: row.id, subject: row.id, request, detail });
      return answer({ company_name: name, company_type: type });
    });
  };
}
