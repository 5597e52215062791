import type { Budget, Project } from '@lucerna/contract';
import { readPdf } from '@lucerna/testkit/pdf';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll, expect } from 'vitest';

export const almar = { model: '2010', choices: { color: '30', temperature: '2', control: 'B' }, quantity: 3 };

export const wall = { model: '2015', quantity: 2 };

export const linesOf = (project: Project) => project.products.orderedIds.map((_id) => ({ _id, discount: 0 }));

/** A server for the tests of a file, with a distributor who makes budgets. */
export function openBudgetDesk() {
  let server: TestServer;
  let seller: TestUser;

  beforeAll(async () => {
    server = await startTestServer();
    seller = await server.as('distributor');
  });

  async function createsProject(
    products: readonly object[] = [almar, wall],
    user = seller,
  ): Promise<Project> {
    const { status, body } = await user.post<Project>('/api/v1/projects', {
      name: 'Hotel Miramar',
      products,
    });
    expect(status).toBe(201);
    return body;
  }

  async function generates(project: Project, change: object = {}, headers = {}) {
    const body = { projectId: project.id, products: linesOf(project), ...change };
    return seller.post<Budget>('/api/v2/budget', body, headers);
  }

  /** Waits until the document is made or given up; repeats come at once instead of after seconds. */
  async function waitsForDocument(id: string): Promise<Budget> {
    for (let turn = 0; turn < 200; turn += 1) {
      await server.pool.query(
        'update graphile_worker._private_jobs set run_at = now() where locked_at is null',
      );
      const { body } = await seller.get<Budget>(`/api/v1/budget/${id}`);
      if (body.document.state !== 'making') return body;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('The document was not made');
  }

  async function opensPdf(id: string) {
    const response = await seller.raw(`/api/v1/budget/${id}/document`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    return readPdf(new Uint8Array(await response.arrayBuffer()));
  }

  return {
    get server() {
      return server;
    },
    get seller() {
      return seller;
    },
    createsProject,
    generates,
    waitsForDocument,
    opensPdf,
  };
}
