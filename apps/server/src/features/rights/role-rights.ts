import { roles, type Operations, type RoleRights } from '@lucerna/contract';
import { eq } from 'drizzle-orm';
import { lockTable } from '../../database/locks';
import { rolePrivilege } from '../../database/tables/account';
import { inTransaction } from '../../database/transaction';
import { typed } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { answer, no, notFound, type Answer } from '../../http/answer';
import type { Handler } from '../../http/serve';
import { record } from '../audit';
import { namesOf } from '../../records';

const names = namesOf(roles).map((name) => [name, roles[name]] as const);

export function listRoleRights(ctx: AppContext): Handler<Operations['listRoleRights']> {
  return async () => {
    const rows = await typed(ctx.pool)
      .select()
      .from(rolePrivilege)
      .orderBy(rolePrivilege.roleId, rolePrivilege.privilege);
    return answer(
      names.map(([name, roleId]) => ({
        roleId,
        name,
        privileges: rows.filter((row) => row.roleId === roleId).map(({ privilege }) => privilege),
      })),
    );
  };
}

/** Sets the rights of a role for all its users at once. The administration keeps its own: else nobody could give it back. */
export function updateRoleRights(ctx: AppContext): Handler<Operations['updateRoleRights']> {
  return ({ viewer, params: { roleId }, body: { privileges }, request }) => {
    const name = names.find(([, id]) => id === roleId)?.[0];
    if (!name) return notFound();
    if (roleId === roles.admin && !privileges.includes('backoffice')) return no({ code: 'adminNeeded' });
    return inTransaction(ctx.pool, async (tx): Promise<Answer<RoleRights>> => {
      // Two administrators at once: the second begins where the first has ended.
      await lockTable(tx, rolePrivilege);
      const db = typed(tx);
      const before = await db
        .delete(rolePrivilege)
        .where(eq(rolePrivilege.roleId, roleId))
        .returning({ privilege: rolePrivilege.privilege });
      if (privileges.length > 0) {
        await db.insert(rolePrivilege).values(privileges.map((privilege) => ({ roleId, privilege })));
      }
      const had = before.map(({ privilege }) => privilege);
      const detail = {
        role: name,
        given: privileges.filter((each) => !had.includes(each)),
        taken: had.filter((each) => !privileges.includes(each)),
      };
      await record(tx, { action: 'roleRightsChanged', actor: viewer.accountId, request, detail });
      await ctx.viewers.forget(tx, '');
      return answer({ roleId, name, privileges: [...privileges].sort() });
    });
  };
}
