import type { Budget, Order, OrderList, Project, ProjectList } from '@lucerna/contract';
import { signedIn, testUser, type Reply, type TestUser } from '@lucerna/testkit/user';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from './product';

/** What a kill strikes: the program, its database, or both at once. */
export type Victim = 'server' | 'database' | 'both';

/** What was acknowledged among kills, and what has become of it. */
export interface AfterKills {
  readonly projects: number;
  readonly orders: number;
  readonly budgets: number;
  /** Acknowledged, and not there or not whole. */
  readonly lost: readonly string[];
  /** There more than once, or without having been asked for. */
  readonly doubled: readonly string[];
  /** Documents that were not made within the patience. */
  readonly stuck: readonly string[];
  /** Kills after which the program served again by itself, and the slowest of them. */
  readonly starts: number;
  readonly slowestStartMs: number;
  /** Answers other than success, and how often each came. */
  readonly refusals: ReadonlyMap<string, number>;
}

/** A start on a busy machine, with the recovery of the database. */
const timeoutMs = 120_000;
const writers = ['A', 'B', 'C', 'D'];

/** Somebody who tries a call again, under the same key, until it is answered. */
interface Persistent {
  readonly until: <T>(ask: (user: TestUser) => Promise<Reply<T>>) => Promise<T>;
}

function persistent(url: string, refusals: Map<string, number>): Persistent {
  let user: TestUser | null = null;
  return {
    async until(ask) {
      const end = Date.now() + timeoutMs;
      for (;;) {
        try {
          user ??= await signedIn(url, 'distributor');
          const { status, body } = await ask(user);
          if (status < 300) return body;
          const what = `${status} ${(body as { code?: string } | undefined)?.code ?? ''}`;
          refusals.set(what, (refusals.get(what) ?? 0) + 1);
          // A session's cookie lives ten minutes.
          if (status === 401) user = null;
          else if (status !== 503) throw new Error(`Refused: ${what} ${JSON.stringify(body)}`);
        } catch (error) {
          // No connection while it starts; and whoever asks at every moment is told to wait.
          if (!(error instanceof TypeError) && !/cannot sign in: (503|429)/.test(String(error))) throw error;
          refusals.set('no connection', (refusals.get('no connection') ?? 0) + 1);
        }
        if (Date.now() > end) throw new Error(`No answer for ${timeoutMs / 1000} s`);
        await pause(user ? 30 : 250);
      }
    },
  };
}

interface Made {
  readonly projects: Map<string, string>;
  readonly orders: Map<string, string>;
  readonly budgets: string[];
}

/** One project with a line after the other; some are quoted, most are ordered. */
async function write(
  writer: string,
  { until }: Persistent,
  made: Made,
  isOver: () => boolean,
): Promise<void> {
  for (let count = 0; !isOver(); count += 1) {
    const name = `Struck ${writer} ${count}`;
    const once = { 'idempotency-key': randomUUID() };
    const products = [{ model: '2010', quantity: 3 }];
    const project = await until((user) => user.post<Project>('/api/v1/projects', { name, products }, once));
    made.projects.set(name, project.id);
    const lines = project.products.orderedIds.map((_id) => ({ _id }));
    if (count % 5 === 0) {
      const body = { projectId: project.id, products: lines };
      const key = { 'idempotency-key': randomUUID() };
      made.budgets.push((await until((user) => user.post<Budget>('/api/v2/budget', body, key))).id);
    }
    const key = { 'idempotency-key': randomUUID() };
    const order = {
      projectId: project.id,
      products: lines.map(({ _id }) => {
        const { referenceCode, prices } = project.products.byId[_id]!;
        return { _id, quantity: 3, referenceCode, unitNet: prices?.unitNet };
      }),
    };
    const processed = await until((user) =>
      user.post<{ order: Order }>('/api/v1/orders/process', order, key),
    );
    made.orders.set(project.id, processed.order.orderId);
  }
}

/** Every page of a list. */
async function allOf<T>({ until }: Persistent, list: (page: number) => string): Promise<T[]> {
  const found: T[] = [];
  for (let page = 1; ; page += 1) {
    const { docs, meta } = await until((user) =>
      user.get<{ docs: T[]; meta: { totalDocs: number } }>(list(page)),
    );
    found.push(...docs);
    if (docs.length === 0 || found.length >= meta.totalDocs) return found;
  }
}

/** Compares what is there with what was acknowledged, by a name of each. */
function compare(acknowledged: ReadonlyMap<string, string>, there: readonly (readonly [string, string])[]) {
  const lost: string[] = [];
  const doubled: string[] = [];
  const byName = new Map<string, string[]>();
  for (const [name, id] of there) byName.set(name, [...(byName.get(name) ?? []), id]);
  for (const [name, id] of acknowledged) if (!byName.get(name)?.includes(id)) lost.push(`${name} ${id}`);
  for (const [name, ids] of byName)
    if (ids.length > 1 || !acknowledged.has(name)) doubled.push(`${name} ${ids.join()}`);
  return { lost, doubled };
}

async function pidsOf(product: Product, home: string, victim: Victim): Promise<number[]> {
  const told = path.join(home, 'postgres', 'data', 'postmaster.pid');
  // A database that was struck a moment ago may be between its end and its next start.
  const postmaster = async () => {
    for (const end = Date.now() + timeoutMs; ; await pause(20)) {
      if (existsSync(told)) return Number(readFileSync(told, 'utf8').split('\n', 1)[0]);
      if (Date.now() > end) throw new Error('The database did not start again');
    }
  };
  return [
    ...(victim === 'database' ? [] : [await product.serverPid()]),
    ...(victim === 'server' ? [] : [await postmaster()]),
  ];
}

/** Waits until the program is ready again; the milliseconds that it took. */
async function untilReady({ url }: Product): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < timeoutMs) {
    const status = await testUser(url)
      .get('/readyz')
      .then((reply) => reply.status)
      .catch(() => 0);
    if (status === 200) return performance.now() - began;
    await pause(20);
  }
  return Infinity;
}

/** The budgets without a whole document after the patience. */
async function withoutDocument({ until }: Persistent, ids: readonly string[]): Promise<string[]> {
  const stuck: string[] = [];
  const end = Date.now() + timeoutMs;
  for (const id of ids) {
    for (;;) {
      const { document } = await until((user) => user.get<Budget>(`/api/v1/budget/${id}`));
      if (document.state === 'done') break;
      if (document.state === 'failed' || Date.now() > end) {
        stuck.push(`${id} ${document.state}`);
        break;
      }
      await pause(100);
    }
  }
  return stuck;
}

/**
 * Strikes a running product again and again while four sessions make projects, budgets and orders, and tells what has
 * become of all that was acknowledged. Each kill comes at a random moment after the start by itself that followed the last.
 */
export async function killsAmongWrites(
  product: Product,
  home: string,
  victims: readonly Victim[],
): Promise<AfterKills> {
  const refusals = new Map<string, number>();
  const made: Made = { projects: new Map(), orders: new Map(), budgets: [] };
  const caller = persistent(product.url, refusals);
  let isOver = false;
  const work = Promise.all(
    writers.map((writer) => write(writer, persistent(product.url, refusals), made, () => isOver)),
  );
  work.catch(() => (isOver = true));
  const starts: number[] = [];
  for (const victim of victims) {
    if (isOver) break;
    await pause(200 + Math.random() * 1200);
    for (const pid of await pidsOf(product, home, victim)) process.kill(pid, 'SIGKILL');
    // The kill is there before the first look at readiness.
    await pause(50);
    starts.push(await untilReady(product));
  }
  await pause(300);
  isOver = true;
  await work;
  const projects = await allOf<ProjectList['docs'][number]>(
    caller,
    (page) => `/api/v3/projects?search=Struck&limit=100&page=${page}`,
  );
  const orders = await allOf<OrderList['docs'][number]>(
    caller,
    (page) => `/api/v3/orders?limit=100&page=${page}`,
  );
  const found = [
    compare(
      made.projects,
      projects.map(({ name, id }) => [name, id] as const),
    ),
    compare(
      made.orders,
      orders.map(({ projectId, orderId }) => [projectId, orderId] as const),
    ),
  ];
  const numbers = orders.map(({ orderNumber }) => orderNumber);
  const twice = numbers.filter((number, at) => numbers.indexOf(number) !== at);
  return {
    projects: made.projects.size,
    orders: made.orders.size,
    budgets: made.budgets.length,
    lost: found.flatMap(({ lost }) => lost),
    doubled: [...found.flatMap(({ doubled }) => doubled), ...twice],
    stuck: await withoutDocument(caller, made.budgets),
    starts: starts.filter(Number.isFinite).length,
    slowestStartMs: Math.round(Math.max(0, ...starts)),
    refusals,
  };
}
