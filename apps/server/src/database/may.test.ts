import { privileges, projectActions, projectRelations, projectRights, roles } from '@lucerna/contract';
import type { Privilege, ProjectRelation } from '@lucerna/contract';
import { startTestServer, type TestServer } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
/** Of each relation an account that stands so to `project`, and a stranger. */
const accounts = new Map<ProjectRelation | 'stranger', string>();
const things = new Map<'project' | 'budget' | 'order', string>();

const id = async (sql: string, values: readonly unknown[] = []) =>
  (await server.pool.query<{ id: string }>(sql, [...values])).rows[0]!.id;

async function account(name: string, company: string | null = null): Promise<string> {
  return id(
    `insert into account (email, roles, company_crm_id, email_verified_at) values ($1, $3, $2, now()) returning id`,
    [`${name}@example.test`, company, name === 'stranger' ? [roles.webUser] : [roles.sales]],
  );
}

beforeAll(async () => {
  server = await startTestServer();
  for (const name of ['editor', 'viewer', 'assigned', 'client', 'maker', 'approver', 'stranger'] as const)
    accounts.set(name, await account(name));
  accounts.set('owner', await account('owner', 'one'));
  accounts.set('colleague', await account('colleague', 'one'));
  const project = await id(
    `insert into project (id, owner_id, name, catalog_id, currency, rate_id, client_code)
     values (gen_random_uuid(), $1, 'Hotel', 16, 'EUR', 10, 'C-1001') returning id`,
    [accounts.get('owner')],
  );
  things.set('project', project);
  for (const role of ['editor', 'viewer', 'assigned'] as const)
    await server.pool.query(
      'insert into project_member (project_id, account_id, role, added_by) values ($1, $2, $3, $4)',
      [project, accounts.get(role), role, accounts.get('owner')],
    );
  await server.pool.query(`insert into client_manager values ('C-1001', 'client@example.test')`);
  const quote = await id(
    `insert into quote (id, number, project_id, owner_id) values (gen_random_uuid(), 'Q-1', $1, $2) returning id`,
    [project, accounts.get('maker')],
  );
  // Within the limit of sales, above that of who made it.
  things.set(
    'budget',
    await id(
      `insert into budget (id, quote_id, revision, project_id, owner_id, project_name, client_name, created_by, valid_until,
         currency, language, discount, surcharge, iva, sub_total, discount_value, surcharge_value, iva_value, net_total,
         comments, document, deepest_discount, discount_limit)
       values (gen_random_uuid(), $1, 1, $2, $3, 'Hotel', '', '', '2090-01-01', 'EUR', 'en', 0, 0, 0, 1, 0, 0, 0, 1, '', '{}', 60, 25)
       returning id`,
      [quote, project, accounts.get('maker')],
    ),
  );
  things.set(
    'order',
    await id(
      `insert into "order" (id, number, project_id, owner_id, project_name, client_code, currency, comments,
         internal_order_number, send_together, quantity, total_gross, total_net)
       values (gen_random_uuid(), 'O-1', $1, $2, 'Hotel', 'C-1001', 'EUR', '', '', false, 1, 1, 1) returning id`,
      [project, accounts.get('maker')],
    ),
  );
});

async function may(
  who: ProjectRelation | 'stranger',
  held: readonly Privilege[],
  action: string,
  kind: 'project' | 'budget' | 'order' = 'project',
): Promise<boolean> {
  const { rows } = await server.pool.query<{ may: boolean }>('select may($1, $2, $3, $4, $5) as may', [
    accounts.get(who),
    held,
    action,
    kind,
    things.get(kind),
  ]);
  return rows[0]!.may;
}

const cells = projectRelations.flatMap((relation) =>
  projectActions.map((action) => {
    const right = projectRights.find((each) => each.relation === relation && each.action === action);
    return { relation, action, asked: right?.privileges ?? null };
  }),
);

/** An approver needs no place in the project: of others the right to be one is taken away. */
const maxHeld = (relation: ProjectRelation, action: string): readonly Privilege[] =>
  action === 'approve' && relation !== 'approver'
    ? privileges.filter((each) => each !== 'backoffice')
    : privileges;

describe('who may do something with a project', () => {
  it.each(cells)('$relation, $action', async ({ relation, action, asked }) => {
    const kind = action === 'approve' ? 'budget' : relation === 'maker' ? 'order' : 'project';
    const all = maxHeld(relation, action);
    expect(await may(relation, all, action, kind)).toBe(asked !== null);
    for (const privilege of asked ?? []) {
      const others = all.filter((each) => each !== privilege);
      expect([privilege, await may(relation, others, action, kind)]).toEqual([privilege, false]);
    }
    if (asked) expect(await may(relation, asked, action, kind)).toBe(true);
  });

  it.each(projectActions)('a stranger with every right may not %s', async (action) => {
    expect(await may('stranger', privileges, action)).toBe(false);
  });

  it('a discount is decided within a limit, while it waits, and read by who decided it', async () => {
    const approves = (who: ProjectRelation | 'stranger') => may(who, privileges, 'approve', 'budget');
    const { rows } = await server.pool.query<{ waits: string }>('select awaiting_approval($1, $2) as waits', [
      ...[accounts.get('approver'), privileges],
    ]);
    expect(rows.map(({ waits }) => waits)).toEqual([things.get('budget')]);
    expect([await approves('approver'), await approves('owner'), await approves('stranger')]).toEqual([
      ...[true, true, false],
    ]);
    await server.pool.query('update budget set deepest_discount = 60.01');
    expect([await approves('approver'), await approves('owner')]).toEqual([false, false]);
    await server.pool.query(`update budget set deepest_discount = 60, refused_by = 'x', decided_by = $1`, [
      accounts.get('approver'),
    ]);
    expect([await approves('approver'), await approves('owner')]).toEqual([true, false]);
    await server.pool.query('update budget set refused_by = null, decided_by = null');
    await server.pool.query('update project set status = 0');
    expect(await approves('approver')).toBe(false);
    await server.pool.query('update project set status = 1');
  });

  it('an e-mail that nobody has proven looks after no client', async () => {
    const unproven = `update account set email_verified_at = null where email = 'client@example.test'`;
    await server.pool.query(unproven);
    expect(await may('client', privileges, 'read')).toBe(false);
    await server.pool.query(
      `update account set email_verified_at = now() where email = 'client@example.test'`,
    );
    expect(await may('client', privileges, 'read')).toBe(true);
  });

  it('the rights of a kind that nobody knows are a fault', async () => {
    const asked = server.pool.query(`select may($1, '{}', 'read', 'house', $1)`, [accounts.get('owner')]);
    await expect(asked).rejects.toThrow('nothing is known of the rights of a house');
  });
});
