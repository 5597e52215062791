import type { Budget, Download, Project } from '@lucerna/contract';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

async function bytesOf(user: TestUser, address: string): Promise<Uint8Array> {
  const response = await user.raw(address);
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

describe.each([
  { role: 'distributor', separator: ';', other: ',' },
  { role: 'sales_usa', separator: ',', other: ';' },
] as const)('the cells of a CSV are parted by $separator for $role', ({ role, separator, other }) => {
  let user: TestUser;
  let project: Project;
  beforeAll(async () => {
    user = await server.as(role);
    const asked = { name: 'Bar', products: [{ model: '2010', quantity: 3 }] };
    const made = await user.post<Project>('/api/v1/projects', asked);
    expect(made.status).toBe(201);
    project = made.body;
  });

  /** The heading of a table has a cell of each column, and the other sign in none. */
  function isParted(csv: Uint8Array | undefined): void {
    const [heading = ''] = strFromU8(csv ?? new Uint8Array()).split('\r\n');
    expect(heading.split(separator).length).toBeGreaterThan(3);
    expect(heading).not.toContain(other);
  }
  const listOf = (archive: Uint8Array) => unzipSync(archive)['manifest.csv'];

  it('in the lines of a project', async () => {
    isParted(await bytesOf(user, `/api/v1/projects/${project.id}/schedule?format=csv&lang=en`));
  });

  it('in a quote', async () => {
    const products = project.products.orderedIds.map((_id) => ({ _id, discount: 0 }));
    const quote = await user.post<Budget>('/api/v2/budget', { projectId: project.id, products });
    expect(quote.status).toBe(201);
    isParted(await bytesOf(user, `/api/v1/budget/${quote.body.id}/sheet?format=csv`));
  });

  it('in the list of an archive of light files', async () => {
    isParted(listOf(await bytesOf(user, `/documents/v1/projects/${project.id}/photometry?lang=en`)));
  });

  it('in the list of an archive of documents', async () => {
    const params = { productId: project.products.orderedIds[0] };
    const { status, body } = await user.post<Download>('/documents/v1/docs-web?lang=en', {
      ...{ docs: [{ type: 'photometry', subType: 'photometry', params }], projectId: project.id },
    });
    expect(status).toBe(202);
    const state = async () =>
      (await user.get<Download>(`/documents/v1/docs-web/downloads/${body.id}`)).body.state;
    await expect.poll(state, { timeout: 30_000 }).toBe('ready');
    isParted(listOf(await bytesOf(user, `/api/v2/socketio/docs/download?id=${body.id}`)));
  });
});
