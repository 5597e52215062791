import { roles, type Operations } from '@lucerna/contract';
import type { AppContext } from '../../app-context';
import { answer, no } from '../../http/answer';
import type { Handler } from '../../http/serve';
import { changeAccount } from '../account';
import { record } from '../audit';

/** Sets the roles of a user. Administrators do not take their own role: the last one would be gone. */
export function updateUserRoles(ctx: AppContext): Handler<Operations['updateUserRoles']> {
  return ({ viewer, params, body, ifMatch, request }) =>
    changeAccount(ctx, params.id, ifMatch, async (tx, row) => {
      const losesOwn =
        row.id === viewer.accountId && row.roles.includes(roles.admin) && !body.roles.includes(roles.admin);
      if (losesOwn) return no({ code: 'adminNeeded' });
      const detail = { roles: body.roles, before: row.roles };
      await record(tx, { action: 'rolesChanged', actor: viewer.accountId, subject: row.id, request, detail });
      return answer({ roles: body.roles });
    });
}
