import type { Operations } from '@lucerna/contract';
import type { AppContext } from '../../app-context';
import { answer, no } from '../../http/answer';
import type { Handler } from '../../http/serve';
import { listUsers } from './store';

const defaultPageSize = 20;

/** The users of the own company; with the backoffice right those of one named, or of all. */
export function listCompanyUsers(ctx: AppContext): Handler<Operations['listCompanyUsers']> {
  return async ({ viewer, query }) => {
    const isAdmin = viewer.can('backoffice');
    const company = isAdmin ? (query.company ?? null) : viewer.company;
    if (!isAdmin && company === null) return no({ code: 'companyMissing' });
    const itemsPerPage = query.itemsPerPage ?? query.limit ?? defaultPageSize;
    const { users, total } = await listUsers(ctx.pool, {
      company,
      withBlocked: isAdmin,
      search: query.search,
      approval: query.approval,
      limit: itemsPerPage,
      offset: (query.page - 1) * itemsPerPage,
    });
    const meta = { page: query.page, itemsPerPage, totalDocs: total };
    return answer({ docs: users, meta: { ...meta, totalPages: Math.ceil(total / itemsPerPage) } });
  };
}
