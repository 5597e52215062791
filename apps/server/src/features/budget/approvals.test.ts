import type { Budget, BudgetRevisions, BudgetRow, Project, QuoteList } from '@lucerna/contract';
import { lettersTo } from '@lucerna/testkit/letters';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let seller: TestUser;
let boss: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  // Of no company: colleagues read a project.
  await server.pool.query(`update account set company_crm_id = null where email = 'admin@lucerna.test'`);
  seller = await server.as('sales');
  boss = await server.as('admin');
});

async function quotes(discount: number, user = seller): Promise<Budget> {
  const created = { name: 'Hotel Miramar', products: [{ model: '2015', quantity: 2 }] };
  const { body: project } = await user.post<Project>('/api/v1/projects', created);
  const products = project.products.orderedIds.map((_id) => ({ _id }));
  const wanted = { projectId: project.id, products, discount };
  const { status, body } = await user.post<Budget>('/api/v2/budget', wanted);
  expect(status).toBe(201);
  return body;
}

const waiting = async (user: TestUser, query = '') =>
  (await user.get<QuoteList>(`/api/v1/budget?approval=awaiting&itemsPerPage=100${query}`)).body;
const idsOf = ({ docs = [] }: Partial<QuoteList>) => docs.map(({ id }) => id);
const approves = (id: string, user: TestUser) => user.put<BudgetRow>(`/api/v1/budget/${id}/approval`);
const refuses = (id: string, user: TestUser, reason = 'Not below cost.') =>
  user.put<BudgetRow>(`/api/v1/budget/${id}/approval/refusal`, { reason });

describe('whoever may approve and is not in the project', () => {
  it('finds what waits, reads that quote and nothing else of the project', async () => {
    const plain = await quotes(10);
    const deep = await quotes(70);
    const list = await waiting(boss);
    expect(idsOf(list)).toContain(deep.id);
    expect(idsOf(list)).not.toContain(plain.id);
    expect(list.awaitingApproval).toBe(list.docs.length);
    expect(idsOf(await waiting(boss, `&search=${deep.budgetNumber}`))).toEqual([deep.id]);
    expect(idsOf(await waiting(boss, '&state=sent'))).toEqual([]);
    const { body } = await boss.get<Budget>(`/api/v1/budget/${deep.id}`);
    expect(body.approval).toMatchObject({ percent: 70, limit: 60, isNeeded: true, refused: null });
    expect(body.cost).toBeUndefined();
    const { may } = (await boss.get<BudgetRevisions>(`/api/v1/budget/${deep.id}/revisions`)).body;
    expect(may).toEqual({
      ...{ states: [], revise: false, order: false, link: false },
      ...{ approve: true, project: false },
    });
    const others = [
      `/api/v2/projects/${deep.projectId}`,
      `/api/v1/budget/previous?projectId=${deep.projectId}`,
      `/api/v1/budget/${plain.id}`,
      `/api/v1/budget/project/${deep.projectId}`,
      `/api/v1/budget/${deep.id}/revise`,
    ];
    const statuses = await Promise.all(others.map(async (path) => (await boss.get(path)).status));
    expect(statuses).toEqual(others.map(() => 404));
    const sent = { state: 'sent', note: '' };
    expect((await boss.put(`/api/v1/budget/${deep.id}/state`, sent)).status).toBe(403);
  });

  it('approves it once; who made it sends it then', async () => {
    const deep = await quotes(70);
    const { body } = await approves(deep.id, boss);
    expect(body.approval).toMatchObject({ isNeeded: false, by: 'admin@lucerna.test' });
    expect((await approves(deep.id, boss)).body.approval).toEqual(body.approval);
    expect(idsOf(await waiting(boss))).not.toContain(deep.id);
    expect((await refuses(deep.id, boss)).body).toMatchObject({ code: 'discountDecided' });
    const sent = await seller.put<BudgetRow>(`/api/v1/budget/${deep.id}/state`, { state: 'sent', note: '' });
    expect(sent.body.state).toBe('sent');
  });

  it('refuses it for a reason, which its maker reads; the next revision waits anew', async () => {
    const deep = await quotes(70);
    expect((await refuses(deep.id, boss, ' ')).status).toBe(400);
    const { body } = await refuses(deep.id, boss);
    expect(body.approval.refused).toMatchObject({ by: 'admin@lucerna.test', reason: 'Not below cost.' });
    expect((await approves(deep.id, boss)).body).toMatchObject({ code: 'discountDecided' });
    expect((await seller.get<Budget>(`/api/v1/budget/${deep.id}`)).body.approval).toEqual(body.approval);
    const sent = await seller.put(`/api/v1/budget/${deep.id}/state`, { state: 'sent', note: '' });
    expect(sent.body).toMatchObject({ code: 'approvalNeeded' });
    const linked = await seller.post(`/api/v1/budget/${deep.id}/links`, {});
    expect(linked.body).toMatchObject({ code: 'approvalNeeded' });
    const { may } = (await seller.get<BudgetRevisions>(`/api/v1/budget/${deep.id}/revisions`)).body;
    expect(may.link).toBe(false);
    const products = deep.products.map(({ _id, quantity }) => ({ _id, quantity }));
    const next = await seller.post<Budget>(`/api/v1/budget/${deep.id}/revise`, { products, discount: 65 });
    expect(next.status).toBe(201);
    expect(idsOf(await waiting(boss))).toContain(next.body.id);
  });

  it('is nobody whose own limit is less, nor who does not administer', async () => {
    const deep = await quotes(30, await server.as('distributor'));
    expect(idsOf(await waiting(boss))).toContain(deep.id);
    for (const role of ['importer', 'sales_usa', 'specifier'] as const) {
      const user = await server.as(role);
      expect(idsOf(await waiting(user))).not.toContain(deep.id);
      expect([403, 404]).toContain((await approves(deep.id, user)).status);
      expect([403, 404]).toContain((await refuses(deep.id, user)).status);
    }
  });

  it('is told by mail that it waits, and its maker what was said', async () => {
    const deep = await quotes(70);
    const letters = async (to: string, word: string) =>
      (await lettersTo(server.url, to)).filter(
        ({ text }) => text.includes(deep.budgetNumber) && text.includes(word),
      );
    const asked = () => letters('admin@lucerna.test', `/project/${deep.projectId}/budget/${deep.id}`);
    await expect.poll(async () => (await asked()).length, { timeout: 15_000 }).toBe(1);
    expect((await asked())[0]!.text).toContain('70');
    await refuses(deep.id, boss);
    const told = () => letters('sales@lucerna.test', 'Not below cost.');
    await expect.poll(async () => (await told()).length, { timeout: 15_000 }).toBe(1);
  });
});
