import { readPdf } from '@lucerna/testkit/pdf';
import { defaultPrivileges, operations, privileges, roles, sellsForMaker } from '@lucerna/contract';
import type { Access, Operation, OperationId, Privilege, RoleName } from '@lucerna/contract';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giveRights, newParty, newThings, nothing, type Party, type Things } from './parties';
import type { Named, Outcome, Whose } from './outcomes';
import { ofNobody, ofSomebody } from './requests';
import { shownPrices } from './shown-prices';

interface Called {
  readonly id: OperationId;
  readonly operation: Operation;
}

/** Reads first and deletions last, of projects after all: what a caller owns is there until its turn. */
const turn = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const turnOf = ({ id, operation }: Called) => (id === 'deleteProject' ? 9 : turn.indexOf(operation.method));
const calls: Called[] = (Object.entries(operations) as unknown as [OperationId, Operation][])
  .map(([id, operation]) => ({ id, operation }))
  // They end or renew the session of the one who tries.
  .filter(({ id }) => id !== 'logout' && id !== 'refresh')
  .sort((a, b) => turnOf(a) - turnOf(b));

const seller = [roles.sales, roles.apiUser];
const everythingBut = (privilege: Privilege) => privileges.filter((each) => each !== privilege);

/** Who calls: every role, nobody's role, and one who holds every right but that to prices and the administration. */
const callers: Record<string, { roles: readonly number[]; held: readonly Privilege[]; taken?: Privilege[] }> =
  {
    ...Object.fromEntries(
      (Object.keys(roles) as RoleName[]).map((role) => [
        role,
        { roles: [roles[role]], held: defaultPrivileges[role] },
      ]),
    ),
    'no role': { roles: [], held: [] },
    'all but prices': {
      roles: [roles.sales],
      held: everythingBut('price.view').filter((each) => each !== 'backoffice'),
      taken: ['price.view'],
    },
  };

let server: TestServer;
let caller: Party;
let mate: Party;
let foreigner: Party;

beforeAll(async () => {
  server = await startTestServer({ sale: { priceDays: 30, requestsAnHour: 9999 } });
  caller = await newParty(server, 'caller', 'ours');
  mate = await newParty(server, 'mate', 'ours');
  foreigner = await newParty(server, 'foreigner', 'theirs');
});

/** The things of each side, those that callers may use up made anew. */
let things: Record<Whose, Things>;
beforeEach(async () => {
  await giveRights(server, caller.userId, seller, { given: ['company.manage.user'] });
  await giveRights(server, mate.userId, seller, { given: ['company.manage.user'] });
  await server.pool.query(`update account set company_name = 'ours' where company_crm_id = 'ours'`);
  await server.pool.query('delete from api_key where account_id = any ($1)', [[caller.userId, mate.userId]]);
  things = {
    own: await newThings(server, caller.user, 'caller'),
    company: await newThings(server, mate.user, 'mate'),
    foreign: foreigner.things,
    missing: nothing(),
  };
});

async function ask(user: TestUser, { operation }: Called, { params = {}, query, body }: Named) {
  const path = operation.path.replaceAll(/:(\w+)/g, (_all, name: string) => params[name] ?? 'none');
  const response = await user.raw(query ? `${path}?${query}` : path, {
    method: operation.method,
    headers: { origin: server.url, ...(body !== undefined && { 'content-type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const type = response.headers.get('content-type') ?? '';
  const text = await textOf(response, type);
  return { status: response.status, text, type };
}

/** What an answer says: of a document what stands on its pages, whose bytes look like anything. */
async function textOf(response: Response, type: string): Promise<string> {
  if (type !== 'application/pdf') return response.text();
  return (await readPdf(new Uint8Array(await response.arrayBuffer()))).pages.join(' ');
}

/** Everything of the foreigner that a call could change. */
async function stateOf(party: Party): Promise<unknown> {
  const { rows } = await server.pool.query(
    `select (select json_agg(a) from (select version, roles, last_name, company_name, client_code from account where id = $1) a) as account,
       (select json_agg(p order by id) from (select id, name, version, status from project where owner_id = $1) p) as projects,
       (select json_agg(b order by id) from (select id, is_checked, state from budget where owner_id = $1) b) as budgets,
       (select json_agg(s order by id) from (select id, revoked_at from session where account_id = $1) s) as sessions,
       (select json_agg(k order by id) from (select id, revoked_at from api_key where account_id = $1) k) as keys,
       (select count(*) from "order" where owner_id = $1) as orders,
       (select count(*) from invitation where invited_by = $1) as invitations,
       (select count(*) from account_privilege where account_id = $1) as rights,
       (select json_agg(d order by key) from (select key, version from draft where account_id = $1) d) as drafts,
       (select json_agg(s order by id) from (select id, revoked_at from share where owner_id = $1) s) as shares,
       (select count(*) from floor_plan where owner_id = $1) as plans`,
    [party.userId],
  );
  return rows[0];
}

const isOpen = (access: Access) => access === 'open';

type Expected = Outcome | 'answered' | 'anything';
const fits: Record<Expected, (status: number, text: string) => boolean> = {
  reached: (status) => status < 500 && ![401, 403, 404].includes(status),
  hidden: (status) => status === 404,
  empty: (status, text) => (status === 200 && text === 'null') || status === 204,
  refused: (status) => status === 403,
  answered: (status) => status < 500 && ![401, 403].includes(status),
  anything: (status) => status < 500,
};
/** Keys are limited, the sheets are for who has the flag, quotes for who sees prices, and references for who may add them. */
const refusing: ReadonlySet<string> = new Set([
  ...['createApiKey', 'findCompositions', 'makeCompositionSheets', 'listQuotes'],
  'createProjectWithReferences',
]);
/** A call that names nobody's thing is answered; open ones, and a few others, have a "no" of their own. */
const ofItsOwn = ({ id, operation }: Called): Expected =>
  isOpen(operation.access) || refusing.has(id) ? 'anything' : 'answered';

describe('every call that names a thing', () => {
  it('is in the table of who reaches it', () => {
    const unnamed = calls.filter(
      ({ id, operation: { access, params, body } }) =>
        !isOpen(access) && (params ?? body) && !ofSomebody[id] && !ofNobody[id],
    );
    expect(unnamed.map(({ id }) => id)).toEqual([]);
  });

  it.each(Object.entries(callers))(
    '%s reaches what its rights say, and sees no price without the right',
    async (_name, who) => {
      const held = new Set<Privilege>(who.held);
      const can = (privilege: Privilege) => held.has(privilege);
      await giveRights(server, caller.userId, who.roles, { given: who.held, taken: who.taken });
      // Who took a request up before, by other rights, goes on with it.
      await server.pool.query('update request set taken_by = null');
      const before = await stateOf(foreigner);
      const wrong: unknown[] = [];
      const check = async (called: Called, whose: Whose | 'nobody', named: Named, expected: Expected) => {
        const { status, text, type } = await ask(caller.user, called, named);
        const found: unknown[] = fits[expected](status, text) ? [] : [expected, status, text.slice(0, 120)];
        if (!can('price.view')) found.push(...shownPrices(text, type));
        const tellsOfForeigner = text.includes('foreigner') || text.includes(foreigner.userId);
        if (tellsOfForeigner && !(can('backoffice') && status < 300)) found.push('tells of the foreigner');
        if (found.length > 0) wrong.push([called.id, whose, ...found]);
        return text;
      };
      for (const called of calls) {
        const { access } = called.operation;
        const allowed = access === 'open' || access === 'signed-in' || can(access);
        const row = ofSomebody[called.id];
        if (!row) {
          await check(called, 'nobody', ofNobody[called.id] ?? {}, allowed ? ofItsOwn(called) : 'refused');
          continue;
        }
        const hidden = new Set<string>();
        for (const whose of ['missing', 'foreign', 'company', 'own'] as const) {
          const outcome = allowed ? row.outcome(whose, can, sellsForMaker(who.roles)) : 'refused';
          const text = await check(called, whose, row.names(things[whose], whose), outcome);
          if (outcome === 'hidden') hidden.add(text);
        }
        if (hidden.size > 1) wrong.push([called.id, 'what is hidden is told apart', ...hidden]);
      }
      expect(wrong).toEqual([]);
      if (!can('backoffice')) expect(await stateOf(foreigner)).toEqual(before);
    },
    120_000,
  );

  it('shows prices to who may see them, so that looking for them finds some', async () => {
    const shown: string[] = [];
    for (const id of ['getProject', 'getBudget', 'getOrder', 'listOrders', 'getModelSheet'] as const) {
      const named = ofSomebody[id]?.names(things.own, 'own') ?? ofNobody[id] ?? {};
      const { text, type } = await ask(caller.user, { id, operation: operations[id] }, named);
      if (shownPrices(text, type).length > 0) shown.push(id);
    }
    expect(shown).toEqual(['getProject', 'getBudget', 'getOrder', 'listOrders', 'getModelSheet']);
  });

  it('nobody reaches anything with an existing thing either', async () => {
    const wrong: unknown[] = [];
    for (const called of calls.filter(({ operation }) => !isOpen(operation.access))) {
      const named = ofSomebody[called.id]?.names(things.own, 'own') ?? ofNobody[called.id] ?? {};
      const { status, text } = await ask(server.anyone(), called, named);
      if (status !== 401 || text.length > 80) wrong.push([called.id, status, text]);
    }
    expect(wrong).toEqual([]);
  });
});
