import { startTestServer, type TestServer } from '@lucerna/testkit/server';
import type { Project, ProjectList } from '@lucerna/contract';
import { beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

describe('the total of a project in the list', () => {
  it('is the one that the project says, at the discounts of who asks, and null where nothing has a price', async () => {
    const buyer = await server.as('distributor');
    const products = ['2010', '2050', '2100'].map((model, at) => ({ model, quantity: at + 2 }));
    const { body: full } = await buyer.post<Project>('/api/v1/projects', { name: 'Full', products });
    const { body: empty } = await buyer.post<Project>('/api/v1/projects', { name: 'Empty', products: [] });
    const { body: list } = await buyer.get<ProjectList>('/api/v3/projects?itemsPerPage=50');
    const netOf = (id: string) => list.docs.find((row) => row.id === id)?.net;
    expect(netOf(full.id)?.amount).toBeGreaterThan(0);
    expect(netOf(full.id)).toEqual(full.totals.net);
    expect(full.totals.net).not.toEqual(full.totals.gross);
    expect(netOf(empty.id)).toBeNull();
  });

  it('is not told to who may not see prices', async () => {
    const user = await server.as('webUser');
    await user.post('/api/v1/projects', {
      name: 'Without prices',
      products: [{ model: '2010', quantity: 2 }],
    });
    const { body } = await user.get<ProjectList>('/api/v3/projects');
    expect(body.docs.length).toBeGreaterThan(0);
    for (const row of body.docs) expect(row).not.toHaveProperty('net');
  });
});
