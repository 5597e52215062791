import type { Budget, BudgetRevisions, BudgetRow, Project } from '@lucerna/contract';
import { readPdf } from '@lucerna/testkit/pdf';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll, expect } from 'vitest';

const almar = { model: '2010', choices: { color: '30', temperature: '2', control: 'B' }, quantity: 3 };

export const wall = { model: '2015', quantity: 2 };

type Line = { _id: string; quantity: number; discount?: number; isOut?: boolean; fromProject?: boolean };

export const linesOf = ({ products }: Budget): Line[] =>
  products.map(({ _id = '', quantity, discount = 0 }) => ({ _id, quantity, discount }));

/** A server for the tests of a file, with a distributor who quotes. */
export function openQuoteDesk() {
  let server: TestServer;
  let seller: TestUser;

  beforeAll(async () => {
    server = await startTestServer();
    seller = await server.as('distributor');
  });

  async function quotes(change: object = {}, user = seller): Promise<Budget> {
    const created = { name: 'Hotel Miramar', products: [almar, wall] };
    const { body: project } = await user.post<Project>('/api/v1/projects', created);
    const products = project.products.orderedIds.map((_id) => ({ _id }));
    const { status, body } = await user.post<Budget>('/api/v2/budget', {
      ...{ projectId: project.id, products },
      ...change,
    });
    expect(status).toBe(201);
    return body;
  }

  const revises = (quote: Budget, change: object = {}, headers = {}, user = seller) =>
    user.post<Budget>(`/api/v1/budget/${quote.id}/revise`, { products: linesOf(quote), ...change }, headers);

  async function revised(quote: Budget, change: object = {}): Promise<Budget> {
    const { status, body } = await revises(quote, change);
    expect([status, body]).toMatchObject([201, {}]);
    return body;
  }

  const reads = async (id: string, user = seller) => (await user.get<Budget>(`/api/v1/budget/${id}`)).body;

  const moves = (id: string, state: string, user = seller, note = '') =>
    user.put<BudgetRow>(`/api/v1/budget/${id}/state`, { state, note });

  const revisionsOf = async (id: string, user = seller) =>
    (await user.get<BudgetRevisions>(`/api/v1/budget/${id}/revisions`)).body;

  async function textOfPdf(id: string): Promise<string> {
    for (let turn = 0; turn < 200; turn += 1) {
      if ((await reads(id)).document.state !== 'making') break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const response = await seller.raw(`/api/v1/budget/${id}/document`);
    expect(response.status).toBe(200);
    return (await readPdf(new Uint8Array(await response.arrayBuffer()))).pages.join(' ');
  }

  return {
    get server() {
      return server;
    },
    get seller() {
      return seller;
    },
    quotes,
    revises,
    revised,
    reads,
    moves,
    revisionsOf,
    textOfPdf,
  };
}
