import { projectRights } from '@lucerna/contract';
import type { Budget, BudgetRow, Project, QuoteList, SupportRequest } from '@lucerna/contract';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll, expect, it } from 'vitest';

let server: TestServer;
let users: Readonly<Record<'sales' | 'importer' | 'distributor' | 'specifier', TestUser>>;

beforeAll(async () => {
  server = await startTestServer();
  users = {
    sales: await server.as('sales'),
    importer: await server.as('importer'),
    distributor: await server.as('distributor'),
    specifier: await server.as('specifier'),
  };
});

const idOf = async (user: TestUser) => (await user.get<{ id: string }>('/users/v1/account')).body.id;

async function projectOf(owner: TestUser, name: string, editors: readonly TestUser[] = []): Promise<Project> {
  const { body } = await owner.post<Project>('/api/v1/projects', {
    ...{ name, products: [{ model: '2015', quantity: 2 }] },
  });
  for (const editor of editors) {
    await server.pool.query(
      `insert into project_member (project_id, account_id, role, added_by) values ($1, $2, 'editor', $3)`,
      [body.id, await idOf(editor), await idOf(owner)],
    );
  }
  return body;
}

async function quotes(seller: TestUser, project: Project, change: object = {}): Promise<Budget> {
  const products = project.products.orderedIds.map((_id) => ({ _id }));
  const { status, body } = await seller.post<Budget>('/api/v2/budget', {
    ...{ projectId: project.id, products, ...change },
  });
  expect(status).toBe(201);
  return body;
}

async function revises(seller: TestUser, quote: Budget, change: object = {}): Promise<Budget> {
  const products = quote.products.map(({ _id, quantity, discount = 0 }) => ({
    _id,
    quantity,
    discount,
  }));
  const { status, body } = await seller.post<Budget>(`/api/v1/budget/${quote.id}/revise`, {
    ...{ products, ...change },
  });
  expect(status).toBe(201);
  return body;
}

async function moves(user: TestUser, { id }: Budget, state: string) {
  expect((await user.put(`/api/v1/budget/${id}/state`, { state, note: '' })).status).toBe(200);
}

/** Quotes of every side: of clients and colleagues in it, asked for, sent, revised after that, accepted, of a project that was lost. */
async function fills(): Promise<readonly string[]> {
  const { sales, importer, distributor, specifier } = users;
  const own = await projectOf(sales, 'Alpha of sales');
  await quotes(sales, own);
  await quotes(sales, own, { withPrices: false });
  const shared = await projectOf(specifier, 'Beta hotel', [sales, importer]);
  await quotes(sales, shared);
  const sent = await quotes(sales, shared, { clientName: 'Ateneo' });
  await moves(sales, sent, 'sent');
  await revises(importer, sent, { discount: 5 });
  const twice = await quotes(importer, shared);
  await moves(importer, twice, 'sent');
  const second = await revises(sales, twice, { discount: 10 });
  await moves(sales, second, 'sent');
  await revises(sales, second, { discount: 15 });
  await moves(specifier, second, 'accepted');
  const asking = await projectOf(distributor, 'Gamma tower', [sales]);
  const { body: request } = await distributor.post<SupportRequest>('/api/v1/support-request/project-budget', {
    project: asking.id,
    description: 'By Friday, please.',
  });
  await server.pool.query('update request set recipient_id = $2 where id = $1', [
    ...[request.id, await idOf(sales)],
  ]);
  const answered = await quotes(sales, asking, { requestId: request.id });
  await moves(sales, answered, 'sent');
  await revises(sales, answered, { discount: 5 });
  await quotes(distributor, asking);
  const lost = await projectOf(specifier, 'Delta lost', [sales, importer]);
  const begun = await quotes(sales, lost);
  await revises(importer, begun, { discount: 5 });
  await moves(sales, await quotes(sales, lost), 'sent');
  await server.pool.query('delete from project_member where project_id = $1 and account_id = $2', [
    ...[lost.id, await idOf(sales)],
  ]);
  const given = await projectOf(distributor, 'Epsilon of a client');
  const late = await quotes(distributor, given);
  await moves(distributor, late, 'sent');
  await server.pool.query(`update budget set valid_until = '2020-01-01' where id = $1`, [late.id]);
  await server.pool.query('update project set client_code = null, owner_id = $2 where id = $1', [
    ...[given.id, await idOf(importer)],
  ]);
  // As if a right had been taken from who made it.
  const unsent = await quotes(sales, await projectOf(specifier, 'Zeta', [sales]));
  await server.pool.query('update budget set owner_id = $2 where id = $1', [
    ...[unsent.id, await idOf(specifier)],
  ]);
  return [own, shared, asking, lost, given].map(({ id }) => id).concat(unsent.projectId);
}

const list = async (user: TestUser, query = '') => {
  const { status, body } = await user.get<QuoteList>(`/api/v1/budget?itemsPerPage=100&${query}`);
  expect(status).toBe(200);
  return body;
};

it('who reads the quotes of a project makes them by the same relation', () => {
  const relationsOf = (action: string) =>
    projectRights
      .filter((each) => each.action === action && each.relation !== 'maker')
      .map(({ relation }) => relation);
  expect(relationsOf('budget')).toEqual(relationsOf('budgets'));
  expect(relationsOf('budget').length).toBeGreaterThan(3);
});

it('the list is what each project shows of its quotes, in every order, state and search, with their sums', async () => {
  const projects = await fills();
  for (const user of Object.values(users)) {
    const shown: string[] = [];
    for (const id of projects) {
      const { status, body } = await user.get<{ docs: BudgetRow[] }>(
        `/api/v1/budget/previous?projectId=${id}&itemsPerPage=100`,
      );
      if (status === 200) shown.push(...body.docs.map((each) => each.id));
    }
    const all = await list(user);
    const ids = all.docs.map(({ id }) => id);
    expect(ids.toSorted()).toEqual(shown.toSorted());
    expect(new Set(all.docs.map(({ quoteId }) => quoteId)).size).toBe(ids.length);
    expect(all.meta.totalDocs).toBe(ids.length);
    expect((await list(user, 'sortBy=UPDATED_OLDER')).docs.map(({ id }) => id)).toEqual(ids.toReversed());
    const named = all.docs.toSorted(
      (a, b) => a.projectName.localeCompare(b.projectName) || (a.budgetNumber < b.budgetNumber ? -1 : 1),
    );
    expect((await list(user, 'sortBy=NAME_ASC')).docs.map(({ id }) => id)).toEqual(named.map(({ id }) => id));
    for (const state of ['draft', 'sent', 'seen', 'accepted', 'rejected', 'expired', 'superseded']) {
      const some = all.docs.filter((each) => each.state === state);
      for (const search of ['', 'hotel', 'ho', 'a']) {
        const found = await list(user, `state=${state}&search=${search}`);
        const words = (each: (typeof some)[number]) =>
          ` ${each.budgetNumber} ${each.projectName} ${each.clientName} ${each.createdBy}`.toLowerCase();
        const wanted = some.filter((each) =>
          words(each).includes(search.length < 3 && search ? ` ${search}` : search),
        );
        expect(found.docs.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
        expect(found.meta.totalDocs).toBe(wanted.length);
      }
      const total = some.reduce((sum, { totalNet }) => sum + (totalNet?.amount ?? 0), 0);
      expect(all.sums.find((each) => each.state === state)).toEqual(
        some.length === 0
          ? undefined
          : { state, count: some.length, totals: [{ amount: total, currency: 'EUR' }] },
      );
    }
  }
  const { sales, specifier } = users;
  expect((await list(sales)).docs.length).toBeGreaterThan(7);
  expect((await list(specifier)).docs.map(({ projectName }) => projectName)).toContain('Zeta');
  expect((await list(specifier, 'search=ateneo')).docs).toMatchObject([{ revision: 1, revisions: 1 }]);
  // What only an earlier revision says does not find the one that is shown.
  expect((await list(sales, 'search=ateneo')).docs).toEqual([]);
});
