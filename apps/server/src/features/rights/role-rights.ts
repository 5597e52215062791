import { roles } from '@lucerna/contract';
import type { Operations, Privilege, RoleName, RoleRights } from '@lucerna/contract';
import { inTransaction } from '../../database/transaction';
import type { Frame } from '../../frame';
import type { Answer } from '../../http/answer';
import { answer, no, notFound } from '../../http/answer';
import type { Handler } from '../../http/serve';
import { record } from '../audit';

const names = Object.entries(roles) as [RoleName, number][];

export function listRoleRights(frame: Frame): Handler<Operations['listRoleRights']> {
  return async () => {
    const { rows } = await frame.pool.query<{ role_id: number; privileges: Privilege[] }>(
      'select role_id, array_agg(privilege order by privilege) as privileges from role_privilege group by role_id',
    );
    return answer(
      names.map(([name, roleId]) => ({
        roleId,
        name,
        privileges: rows.find((row) => row.role_id === roleId)?.privileges ?? [],
      })),
    );
  };
}

/** Sets the rights of a role for all its users at once. The administration keeps its own: else nobody could give it back. */
export function updateRoleRights(frame: Frame): Handler<Operations['updateRoleRights']> {
  return ({ viewer, params: { roleId }, body: { privileges }, request }) => {
    const name = names.find(([, id]) => id === roleId)?.[0];
    if (!name) return notFound();
    if (roleId === roles.admin && !privileges.includes('backoffice')) return no({ code: 'adminNeeded' });
    return inTransaction(frame.pool, async (tx): Promise<Answer<RoleRights>> => {
      // Two administrators at once: the second begins where the first has ended.
      await tx.query('lock table role_privilege in share row exclusive mode');
      const before = await tx.query<{ privilege: Privilege }>(
        'delete from role_privilege where role_id = $1 returning privilege',
        [roleId],
      );
      await tx.query('insert into role_privilege (role_id, privilege) select $1, unnest($2::text[])', [
        roleId,
        privileges,
      ]);
      const had = before.rows.map(({ privilege }) => privilege);
      const detail = {
        role: name,
        given: privileges.filter((each) => !had.includes(each)),
        taken: had.filter((each) => !privileges.includes(each)),
      };
      await record(tx, { action: 'roleRightsChanged', actor: viewer.accountId, request, detail });
      await frame.viewers.forget(tx, '');
      return answer({ roleId, name, privileges: [...privileges].sort() });
    });
  };
}
