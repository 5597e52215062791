import type { JudgedRow, LineChange, Project } from '@lucerna/contract';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll } from 'vitest';

export type Refused = { code: string; details: unknown };

export type Added = Project & Refused & { lineChange: LineChange };

export const good = '201020/4B_31_200';

export const of = (id: string) => `/api/v1/projects/${id}/schedule`;

export const linesOf = ({ products }: Project) => products.orderedIds.map((line) => products.byId[line]!);

export const codes = ({ problems }: JudgedRow) => problems.map(({ code }) => code);

/** A server for the tests of a file, with the owner of projects into which lists come. */
export function openScheduleDesk() {
  let server: TestServer;
  let owner: TestUser;

  beforeAll(async () => {
    server = await startTestServer();
    owner = await server.as('distributor');
  });

  const begin = async (products: object[] = [], user = owner) =>
    (await user.post<Project>('/api/v1/projects', { name: 'Hotel', products })).body;

  const judge = async (id: string, rows: object[], user = owner) =>
    user.post<{ rows: JudgedRow[] } & Refused>(`${of(id)}/check`, { rows });

  const add = (id: string, rows: object[], headers = {}, user = owner) =>
    user.post<Added>(of(id), { rows }, headers);

  const undo = ({ id, lineChange }: Added) =>
    owner.post<Added>(`/api/v1/projects/${id}/lines/changes/${lineChange.id}/undo`);

  return {
    get server() {
      return server;
    },
    get owner() {
      return owner;
    },
    begin,
    judge,
    add,
    undo,
  };
}
