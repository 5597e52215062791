import type { Budget, ChangeEntry, Project } from '@lucerna/contract';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll, expect } from 'vitest';

export interface Listed {
  readonly docs: readonly ChangeEntry[];
  readonly next: number | null;
}

interface Answered {
  readonly entries: readonly ChangeEntry[];
  readonly next: number | null;
}

export const almar = {
  model: '2010',
  choices: { color: '30', temperature: '2', control: 'B' },
  quantity: 3,
};

/** What a side says under a name. */
export const said = (side: ChangeEntry['before'], name: string) =>
  [...(side?.facts ?? []), ...(side?.prices ?? [])].find((each) => each.name === name)?.value;

export const both = ({ before, after }: ChangeEntry, name: string) => [said(before, name), said(after, name)];

/** What a side says of the lines, by the line. */
export const byLine = (side: ChangeEntry['before'], name: string) =>
  (side?.prices ?? []).flatMap((each) => (each.name === name ? [[each.line, each.value]] : []));

/** A server for the tests of a file, whose log an administrator reads while a distributor sells. */
export function openChangeLog() {
  let server: TestServer;
  let admin: TestUser;
  let seller: TestUser;
  let projects = 0;

  beforeAll(async () => {
    server = await startTestServer();
    [admin, seller] = await Promise.all([server.as('admin'), server.as('distributor')]);
  });

  async function lists(query: Readonly<Record<string, string | number>>, user = admin): Promise<Listed> {
    const asked = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) asked.set(name, String(value));
    const { entries: docs, next } = (await user.get<Answered>(`/api/v1/changes?${asked.toString()}`)).body;
    return { docs, next };
  }

  async function newProject(products: readonly object[] = [almar]): Promise<Project> {
    const name = `Museum ${(projects += 1)}`;
    return (await seller.post<Project>('/api/v1/projects', { name, products })).body;
  }

  async function quotes(project: Project, change: object = {}): Promise<Budget> {
    const products = project.products.orderedIds.map((_id) => ({ _id, discount: 0 }));
    const made = await seller.post<Budget>('/api/v2/budget', {
      projectId: project.id,
      products,
      ...change,
    });
    expect(made.status).toBe(201);
    return made.body;
  }

  /** As an administrator who may see no prices. */
  async function withoutPrices(look: (blind: TestUser) => Promise<void>): Promise<void> {
    await server.pool.query(`delete from role_privilege where role_id = 9 and privilege = 'price.view'`);
    server.ctx.viewers.forgetAll();
    try {
      await look(await server.as('admin'));
    } finally {
      await server.pool.query(`insert into role_privilege (role_id, privilege) values (9, 'price.view')`);
      server.ctx.viewers.forgetAll();
    }
  }

  return {
    get server() {
      return server;
    },
    get admin() {
      return admin;
    },
    get seller() {
      return seller;
    },
    lists,
    newProject,
    quotes,
    withoutPrices,
  };
}
