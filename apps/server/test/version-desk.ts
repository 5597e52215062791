import type { Project, ProjectVersion } from '@lucerna/contract';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll } from 'vitest';

export const products = [
  {
    model: '2010',
    choices: { color: '20', temperature: '4', control: 'B', installation: '31' },
    quantity: 3,
  },
  { model: '2015', quantity: 4 },
];

export type Refused = { code: string; details: unknown };

export const at = (id: string) => `/api/v2/project/${id}`;

/** A server for the tests of a file, with the owner of projects of which versions are kept. */
export function openVersionDesk() {
  let server: TestServer;
  let owner: TestUser;

  beforeAll(async () => {
    server = await startTestServer();
    owner = await server.as('distributor');
  });

  async function newProject(): Promise<Project> {
    return (await owner.post<Project>('/api/v1/projects', { name: 'Hotel', products })).body;
  }

  const keep = (id: string, title = 'Tender', headers = {}, user = owner) =>
    user.post<ProjectVersion & Refused>(`${at(id)}/version`, { title }, headers);

  const versionsOf = async (id: string) => (await owner.get<ProjectVersion[]>(`${at(id)}/versions`)).body;

  const count = (id: string, line: string, quantity: number) =>
    owner.put<Project>(`/api/v1/projects/${id}/products/${line}`, { attributesToUpdate: { quantity } });

  return {
    get server() {
      return server;
    },
    get owner() {
      return owner;
    },
    newProject,
    keep,
    versionsOf,
    count,
  };
}
