import type { Budget, Order, Project } from '@lucerna/contract';
import { no, problem } from '@lucerna/engine';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue';

let server: TestServer;
let buyer: TestUser;
let catalogue: Catalogue;
let day: string;
beforeAll(async () => {
  server = await startTestServer();
  buyer = await server.as('distributor');
  catalogue = server.ctx.catalogue.current();
  day = server.ctx.today();
});
const usual = () => {
  Object.assign(server.ctx, { today: () => day });
  Object.assign(server.ctx.catalogue, { current: () => catalogue });
};
afterEach(usual);

const lamp = { model: '2010', quantity: 3 };

async function newProject(): Promise<Project> {
  const { body } = await buyer.post<Project>('/api/v1/projects', { name: 'Hotel', products: [lamp, lamp] });
  return body;
}

interface Told {
  readonly code?: string;
  readonly order?: Order;
  readonly products?: Budget['products'];
}

/** The two sales of a whole project as it was seen. */
const sales = {
  order({ id, products: { orderedIds, byId } }: Project, headers = {}) {
    const products = orderedIds.map((_id) => {
      const { quantity, referenceCode, prices } = byId[_id]!;
      return { _id, quantity, referenceCode, unitNet: prices?.unitNet ?? null };
    });
    return buyer.post<Told>('/api/v1/orders/process', { projectId: id, products }, headers);
  },
  budget({ id, products: { orderedIds } }: Project, headers = {}) {
    const products = orderedIds.map((_id) => ({ _id }));
    return buyer.post<Told>('/api/v2/budget', { projectId: id, products }, headers);
  },
} as const;

/** How many of each were stored of a project. */
async function sold({ id }: Project): Promise<number> {
  const { rows } = await server.pool.query<{ count: number }>(
    `select ((select count(*) from "order" where project_id = $1) + (select count(*) from budget where project_id = $1))::int
       as count`,
    [id],
  );
  return rows[0]!.count;
}

/** Waits until somebody waits for a row that `holder` has locked. */
async function somebodyWaits(): Promise<void> {
  for (;;) {
    const { rowCount } = await server.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rowCount) return;
  }
}

/** Sells a project while somebody has changed it but not yet committed: it was worked out from what was before. */
async function meanwhile<T>(project: Project, change: string, sell: () => Promise<T>): Promise<T> {
  const holder = await server.pool.connect();
  try {
    await holder.query('begin');
    await holder.query('update project set version = version + 1 where id = $1', [project.id]);
    await holder.query(change, [project.id]);
    const selling = sell();
    await somebodyWaits();
    await holder.query('commit');
    return await selling;
  } finally {
    holder.release();
  }
}

describe.each(['order', 'budget'] as const)('a whole %s', (kind) => {
  it('of a project that is changed meanwhile is of the newer one, once', async () => {
    const project = await newProject();
    const key = { 'idempotency-key': randomUUID() };
    const more = 'update project_line set quantity = quantity + 4 where project_id = $1';
    const { status, body } = await meanwhile(project, more, () => sales[kind](project, key));
    expect([status, await sold(project)]).toEqual([kind === 'order' ? 200 : 201, 1]);
    if (kind === 'budget') expect(body.products?.map(({ quantity }) => quantity)).toEqual([7, 7]);
    const { body: after } = await buyer.get<Project>(`/api/v2/projects/${project.id}`);
    // Of an order four pieces of each line are left: the project stays open.
    expect([after.status, Object.values(after.products.byId).map(({ ordered }) => ordered)]).toEqual([
      1,
      kind === 'order' ? [3, 3] : [0, 0],
    ]);
    expect((await sales[kind](project, key)).body).toEqual(body);
    expect(await sold(project)).toBe(1);
  });

  it('of a project that is changed meanwhile is refused when the seen one was named', async () => {
    const project = await newProject();
    const seen = { 'if-match': `"${project.version}"` };
    const { status, body } = await meanwhile(project, 'select from project where id = $1', () =>
      sales[kind](project, seen),
    );
    expect([status, body.code, await sold(project)]).toEqual([409, 'stale', 0]);
  });

  it('of a project that goes meanwhile finds none', async () => {
    const project = await newProject();
    const gone = 'update project set status = 0 where id = $1';
    const { status } = await meanwhile(project, gone, () => sales[kind](project));
    expect([status, await sold(project)]).toEqual([404, 0]);
  });

  it.each([
    ['refuses', 'allows', true],
    ['allows', 'refuses', false],
  ] as const)('is of one catalogue where the old one %s and the new one %s', async (_, __, isSold) => {
    const project = await newProject();
    const refusing: Catalogue = {
      ...catalogue,
      prepared: (_id, model) => no(problem('model-inactive', { model })),
    };
    const [before, after] = isSold ? [refusing, catalogue] : [catalogue, refusing];
    let asked = 0;
    let inForce: Catalogue = {
      ...before,
      prepared(...about) {
        asked += 1;
        // The new one comes when the first line is being judged.
        inForce = after;
        return before.prepared(...about);
      },
    };
    Object.assign(server.ctx.catalogue, { current: () => inForce });
    const { status } = await sales[kind](project);
    const done = kind === 'order' ? 200 : 201;
    expect([isSold ? status === done : status >= 400, await sold(project)]).toEqual([true, isSold ? 1 : 0]);
    // Both lines were judged by the old one, then both by the new one.
    expect(asked).toBe(2);
  });

  it('is refused as stale when something changes each time, and writes nothing', async () => {
    const project = await newProject();
    let days = 0;
    const next = () => new Date(Date.UTC(2030, 0, (days += 1))).toISOString().slice(0, 10);
    Object.assign(server.ctx, { today: next });
    const key = { 'idempotency-key': randomUUID() };
    const { status, body } = await sales[kind](project, key);
    // Worked out and compared, five times.
    expect([status, body.code, days, await sold(project)]).toEqual([409, 'stale', 10, 0]);
    usual();
    expect((await sales[kind](project, key)).status).toBeLessThan(300);
  });
});
