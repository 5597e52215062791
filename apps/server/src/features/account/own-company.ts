import type { Operations } from '@lucerna/contract';
import type { AppContext } from '../../app-context';
import { answer, no, notFound } from '../../http/answer';
import type { Handler } from '../../http/serve';
import { record } from '../audit';
import { changeAccount } from './own-account';
import { changeCompanyOf, lockColleagues } from './store';

/**
 * Changes name or type of the own company for all its users. Where there are others, that is for those who manage
 * them.
 */
export function updateCompany(ctx: AppContext): Handler<Operations['updateCompany']> {
  return async ({ viewer, params, body, ifMatch, request }) => {
    if (params.id !== viewer.accountId) return notFound();
    return changeAccount(ctx, params.id, ifMatch, async (tx, row) => {
      if (row.companyName === null) return no({ code: 'companyMissing' });
      const name = body.name ?? row.companyName;
      const type = body.companyType ?? row.companyType;
      const colleagues = await lockColleagues(tx, row);
      if (colleagues.length > 0 && !viewer.can('company.manage.user')) {
        return no({ code: 'forbidden', data: { privilege: 'company.manage.user' } });
      }
      await changeCompanyOf(tx, colleagues, { companyName: name, companyType: type });
      const detail = { name, type, before: { name: row.companyName, type: row.companyType } };
      await record(tx, { action: 'companyChanged', actor: row.id, subject: row.id, request, detail });
      return answer({ companyName: name, companyType: type });
    });
  };
}
