import type {
  Budget,
  BudgetRevisions,
  BudgetRow,
  Project,
  QuoteList,
  SupportRequest,
} from '@lucerna/contract';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let seller: TestUser;
let client: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  seller = await server.as('sales');
  client = await server.as('specifier');
});

const idOf = async (user: TestUser) => (await user.get<{ id: string }>('/users/v1/account')).body.id;

/** A project of the client with the seller in it. */
async function sharedProject(owner = client): Promise<Project> {
  const created = { name: 'Hotel am Meer', products: [{ model: '2015', quantity: 2 }] };
  const { body } = await owner.post<Project>('/api/v1/projects', created);
  await server.pool.query(
    `insert into project_member (project_id, account_id, role, added_by) values ($1, $2, 'editor', $3)
      on conflict do nothing`,
    [body.id, await idOf(seller), await idOf(owner)],
  );
  return body;
}

async function quotes(project: Project, change: object = {}): Promise<Budget> {
  const products = project.products.orderedIds.map((_id) => ({ _id }));
  const quote = { projectId: project.id, products, ...change };
  const { status, body } = await seller.post<Budget>('/api/v2/budget', quote);
  expect(status).toBe(201);
  return body;
}

async function revises(quote: Budget, change: object = {}, user = seller) {
  const products = quote.products.map(({ _id, quantity, discount = 0 }) => ({ _id, quantity, discount }));
  return user.post<Budget>(`/api/v1/budget/${quote.id}/revise`, { products, ...change });
}

const reads = (id: string, user = client) => user.get<Budget>(`/api/v1/budget/${id}`);
const moves = (id: string, state: string, user = seller) =>
  user.put<BudgetRow & { code?: string }>(`/api/v1/budget/${id}/state`, { state, note: '' });
const revisionsOf = async (id: string, user = client) =>
  (await user.get<BudgetRevisions>(`/api/v1/budget/${id}/revisions`)).body;
const ofProject = async (projectId: string, user = client) =>
  (await user.get<{ docs: BudgetRow[] }>(`/api/v1/budget/previous?projectId=${projectId}`)).body.docs.map(
    ({ id }) => id,
  );
const listed = async (quoteId: string, user = client) =>
  (await user.get<QuoteList>('/api/v1/budget?itemsPerPage=100')).body.docs.filter(
    (each) => each.quoteId === quoteId,
  );

/** The seller is no member any more and does not look after the client. */
async function losesProject(id: string) {
  await server.pool.query('delete from project_member where project_id = $1 and account_id = $2', [
    ...[id, await idOf(seller)],
  ]);
  await server.pool.query('update project set client_code = null where id = $1', [id]);
}

describe('the client of a quote', () => {
  it('learns of no revision before it was sent', async () => {
    const project = await sharedProject();
    const first = await quotes(project);
    const { id, quoteId } = first;
    const replies = await Promise.all([
      reads(id),
      client.raw(`/api/v1/budget/${id}/document`),
      client.get(`/api/v1/budget/${id}/revisions`),
      client.get(`/api/v1/budget/${id}/compare/${id}`),
      client.put(`/api/v1/budget/${id}/checked`, { isChecked: true }),
      moves(id, 'seen', client),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect([await ofProject(project.id), await listed(quoteId)]).toEqual([[], []]);
    await moves(id, 'sent');
    expect((await reads(id)).body.state).toBe('sent');
    const { body: second } = await revises(first, { discount: 5 });
    expect((await reads(second.id)).status).toBe(404);
    expect((await client.get(`/api/v1/budget/${id}/compare/${second.id}`)).status).toBe(404);
    expect(await ofProject(project.id)).toEqual([id]);
    expect(await listed(quoteId)).toMatchObject([{ id, revision: 1, revisions: 1 }]);
    const known = await revisionsOf(id);
    expect([known.revisions.map((each) => each.revision), known.currentRevision]).toEqual([[1], 1]);
    expect(known.may).toEqual({
      states: ['seen', 'accepted', 'rejected'],
      revise: false,
      approve: false,
      project: true,
      link: false,
      order: false,
    });
    expect(await listed(quoteId, seller)).toMatchObject([{ id: second.id, revisions: 2 }]);
    await moves(second.id, 'sent');
    expect(await listed(quoteId)).toMatchObject([{ id: second.id, revision: 2, revisions: 2 }]);
    expect((await revisionsOf(id)).currentRevision).toBe(2);
  });

  it('is told nothing of how much the seller may give', async () => {
    const quote = await quotes(await sharedProject(), { discount: 10 });
    expect(quote.approval).toMatchObject({ percent: 10, limit: 60 });
    await moves(quote.id, 'sent');
    const none = { percent: 0, limit: 0, isNeeded: false, by: null, at: null, refused: null };
    expect((await reads(quote.id)).body.approval).toEqual(none);
    expect((await listed(quote.quoteId))[0]?.approval).toEqual(none);
    expect((await listed(quote.quoteId, seller))[0]?.approval).toMatchObject({ limit: 60 });
  });

  it('is who asked for it, also where it sells itself', async () => {
    const trader = await server.as('distributor');
    const project = await sharedProject(trader);
    const asked = await trader.post<SupportRequest>('/api/v1/support-request/project-budget', {
      ...{ project: project.id, description: 'By Friday, please.' },
    });
    expect(asked.status).toBe(201);
    await server.pool.query('update request set recipient_id = $2 where id = $1', [
      ...[asked.body.id, await idOf(seller)],
    ]);
    const quote = await quotes(project, { requestId: asked.body.id });
    expect((await reads(quote.id, trader)).status).toBe(404);
    expect(await listed(quote.quoteId, trader)).toEqual([]);
    await moves(quote.id, 'sent');
    expect((await revises(quote, {}, trader)).body).toMatchObject({ code: 'projectForbidden' });
    expect((await trader.get(`/api/v1/budget/${quote.id}/revise`)).status).toBe(403);
    expect((await trader.put(`/api/v1/budget/${quote.id}/approval`)).status).toBe(403);
    expect((await revisionsOf(quote.id, trader)).may).toEqual({
      ...{
        states: ['seen', 'accepted', 'rejected'],
        revise: false,
        approve: false,
        project: true,
        link: false,
        order: true,
      },
    });
    expect((await moves(quote.id, 'seen', trader)).body.state).toBe('seen');
    const own = await trader.post<Budget>('/api/v2/budget', {
      ...{ projectId: project.id, products: project.products.orderedIds.map((_id) => ({ _id })) },
    });
    expect((await revisionsOf(own.body.id, trader)).may).toMatchObject({ states: ['sent'], revise: true });
  });
});

describe('who began a quote and lost the project', () => {
  it('has no side in it any more', async () => {
    const project = await sharedProject();
    const quote = await quotes(project);
    await moves(quote.id, 'sent');
    await losesProject(project.id);
    expect((await reads(quote.id, seller)).body.state).toBe('sent');
    expect((await revisionsOf(quote.id, seller)).may).toEqual({
      ...{ states: [], revise: false, approve: false, link: false, order: false, project: false },
    });
    for (const state of ['seen', 'accepted', 'rejected'])
      expect((await moves(quote.id, state)).body).toMatchObject({ code: 'projectForbidden' });
    expect((await moves(quote.id, 'accepted', client)).body.state).toBe('accepted');
  });

  it('is shown its own revisions only', async () => {
    const project = await sharedProject();
    const first = await quotes(project);
    const mate = await server.as('importer');
    await server.pool.query(
      `insert into project_member (project_id, account_id, role, added_by) values ($1, $2, 'editor', $2)
        on conflict do nothing`,
      [project.id, await idOf(mate)],
    );
    const { body: second } = await revises(first, { discount: 5 }, mate);
    expect(second.revision).toBe(2);
    await losesProject(project.id);
    expect((await reads(second.id, seller)).status).toBe(404);
    expect(await listed(first.quoteId, seller)).toMatchObject([{ id: first.id, revision: 1 }]);
  });
});

describe('a quote of the manufacturer in a project of its client', () => {
  it('is its client’s once it is sent, without its limits, and to accept, not to revise', async () => {
    const buyer = await server.as('distributor');
    const created = { name: 'Lobby', client: 'C-1001', owner: await idOf(buyer) };
    const products = [{ model: '2015', quantity: 2 }];
    const project = (await seller.post<Project>('/api/v1/projects', { ...created, products })).body;
    const quote = await quotes(project, { discount: 50 });
    expect((await reads(quote.id, buyer)).status).toBe(404);
    expect(await listed(quote.quoteId, buyer)).toEqual([]);
    expect(await ofProject(project.id, buyer)).toEqual([]);

    expect((await moves(quote.id, 'sent')).status).toBe(200);
    const { status, body } = await reads(quote.id, buyer);
    expect([status, body.approval.limit, body.approval.percent, body.cost]).toEqual([200, 0, 0, undefined]);
    expect(await listed(quote.quoteId, buyer)).toHaveLength(1);
    const { may } = await revisionsOf(quote.id, buyer);
    expect(may).toMatchObject({ revise: false, approve: false, link: false, order: true });
    expect((await revises(quote, {}, buyer)).status).toBe(403);
    const next = await revises(quote);
    expect(next.status).toBe(201);
    expect((await listed(quote.quoteId, buyer)).map(({ revision }) => revision)).toEqual([1]);
    expect((await moves(next.body.id, 'sent')).status).toBe(200);
    expect((await moves(next.body.id, 'accepted', buyer)).status).toBe(200);
    // What the buyer quotes to a client of its own is its own as before.
    const own = await buyer.post<Budget>('/api/v2/budget', {
      ...{ projectId: project.id, products: project.products.orderedIds.map((_id) => ({ _id })) },
    });
    expect((await reads(own.body.id, buyer)).body.approval.limit).toBe(25);
  });
});
