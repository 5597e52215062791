import type { Project } from '@lucerna/contract';
import { startTestServer } from '@lucerna/testkit/server';
import type { TestServer, TestUser } from '@lucerna/testkit/server';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Addition } from './addition';
import { evaluateProducts } from './evaluate-products';
import { plainLines } from './made-products';
import type { LineRecord } from '../line/line';
import { gatherAdditions } from './gathered-additions';
import type { Additions } from './gathered-additions';
import type { Queryable } from '../store';

let server: TestServer;
let user: TestUser;
let accountId: string;
let ready: readonly LineRecord[];
beforeAll(async () => {
  server = await startTestServer();
  user = await server.as('specifier');
  const viewer = await server.frame.viewers.find(user.cookies.get('access') ?? '');
  accountId = viewer!.accountId;
  const made = await evaluateProducts(server.frame, { catalogId: 16, rateId: 10 }, [product]);
  ready = (made.ok && plainLines(made.value)) || [];
  if (ready.length === 0) throw new Error('The product cannot be built');
});

const product = { model: '2010', quantity: 2 };

async function newProject(): Promise<string> {
  const { body } = await user.post<Project>('/api/v1/projects', { name: 'Hotel', products: [product] });
  return body.id;
}

const newProjects = (count: number) => Promise.all(Array.from({ length: count }, newProject));

/** One more line for a project, under a key of its own. */
function addition(projectId: string, more: Partial<Addition> = {}): Addition {
  const lines = ready.map((line) => ({ ...line, id: randomUUID() }));
  const one = { accountId, projectId, seen: null, key: randomUUID(), hash: 'h', most: 2000 };
  return { ...one, lines, ...more };
}

/** Additions whose statements are written down by their names, and those that the database failed. */
function recorded(): Additions & { readonly statements: string[]; readonly failed: unknown[] } {
  const statements: string[] = [];
  const failed: unknown[] = [];
  const query = async (config: { name: string; text: string }) => {
    statements.push(config.name);
    try {
      return await server.pool.query(config);
    } catch (error) {
      failed.push(error);
      throw error;
    }
  };
  return { ...gatherAdditions({ query } as unknown as Queryable), statements, failed };
}

/** Versions and numbers of lines; a version is 1 and one more for each addition, a line has a place of its own. */
async function grownBy(ids: readonly string[]): Promise<number[]> {
  const { rows } = await server.pool.query<{ id: string; grown: number }>(
    `select p.id, p.version - 1 as grown from project p join project_line l on l.project_id = p.id
     where p.id = any ($1) group by p.id
     having count(*) = p.version and count(distinct l.position) = p.version and p.line_count = p.version`,
    [ids],
  );
  return ids.map((id) => rows.find((row) => row.id === id)?.grown ?? NaN);
}

async function isKept(key: string | null): Promise<boolean> {
  const { rowCount } = await server.pool.query('select from idempotency where key = $1', [key]);
  return rowCount === 1;
}

describe('additions that arrive while one is being written', () => {
  it('go together, and one alone goes at once', async () => {
    const ids = await newProjects(6);
    const additions = recorded();
    const written = await Promise.all(ids.map((id) => additions.write(addition(id))));
    expect(written).toMatchObject(ids.map(() => ({ version: 2, first: 1 })));
    expect(additions.statements).toEqual(['add a line', 'add 5 lines together']);
    expect(await grownBy(ids)).toEqual(ids.map(() => 1));
  });

  it('are written in turn where they are for the same project', async () => {
    const [first, hot, other] = (await newProjects(3)) as [string, string, string];
    const additions = recorded();
    const written = await Promise.all(
      [first, hot, hot, other, hot].map((id) => additions.write(addition(id))),
    );
    expect(written.map((grown) => grown?.version)).toEqual([2, 2, 3, 2, 4]);
    expect(additions.statements).toEqual(['add a line', 'add 2 lines together', 'add a line', 'add a line']);
  });

  it('of several lines go alone', async () => {
    const [id] = (await newProjects(1)) as [string];
    const additions = recorded();
    const { lines } = addition(id);
    const two = addition(id, { lines: [...lines, ...addition(id).lines] });
    expect(await additions.write(two)).toMatchObject({ version: 2, first: 1 });
    expect(additions.statements).toEqual(['add lines']);
  });

  it('have each its own outcome', async () => {
    const ids = await newProjects(9);
    const [first, fine, keyless, stale, closed, full, foreign, oneKey, sameKey] = ids;
    await server.pool.query('update project set status = 2 where id = $1', [closed]);
    const key = randomUUID();
    const wanted = [
      addition(first!),
      addition(fine!, { seen: 1 }),
      addition(keyless!, { key: null, hash: null }),
      addition(stale!, { seen: 7 }),
      addition(closed!),
      addition(full!, { most: 1 }),
      addition(foreign!, { accountId: randomUUID() }),
      addition(oneKey!, { key }),
      addition(sameKey!, { key, hash: 'other' }),
    ];
    const additions = recorded();
    const written = await Promise.all(wanted.map((each) => additions.write(each)));
    expect(additions.statements.slice(0, 2)).toEqual(['add a line', 'add 8 lines together']);
    const done = written.map((grown) => grown !== undefined);
    const [byOne, bySame] = done.slice(7);
    expect(done.slice(0, 7)).toEqual([true, true, true, false, false, false, false]);
    expect([byOne, bySame].sort()).toEqual([false, true]);
    expect(await grownBy(ids)).toEqual(done.map(Number));
    for (const at of [3, 4, 5, 6]) expect(await isKept(wanted[at]!.key)).toBe(false);
  });

  it('are answered each with its outcome', async () => {
    const ids = await newProjects(6);
    const [, stale, closed] = ids;
    await server.pool.query('update project set status = 2 where id = $1', [closed]);
    const key = randomUUID();
    const add = (id: string, headers: Record<string, string> = {}) =>
      user.post<Project>(`/api/v1/projects/${id}/products`, [product], headers);
    const answers = await Promise.all([
      ...ids.map((id) => add(id, id === stale ? { 'if-match': '"9"' } : {})),
      add(ids[5]!, { 'idempotency-key': key }),
      add(ids[5]!, { 'idempotency-key': key }),
      add(ids[4]!, { 'idempotency-key': key }),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.slice(0, 6)).toEqual([201, 409, 422, 201, 201, 201]);
    expect(statuses.slice(6).filter((status) => status === 409)).not.toHaveLength(0);
    for (const { status, body } of answers) {
      if (status === 201) expect(body.products.orderedIds).toHaveLength(body.version);
    }
    const read = await Promise.all([3, 4, 5].map((at) => user.get<Project>(`/api/v2/projects/${ids[at]}`)));
    for (const { body } of read) expect(body.products.orderedIds).toHaveLength(body.version);
  });
});

describe('an addition that the database fails', () => {
  it('fails alone', async () => {
    const ids = await newProjects(4);
    const [first, fine, wrong, alsoFine] = ids;
    const additions = recorded();
    const broken = addition(wrong!);
    const line = { ...broken.lines[0]!, unit_gross: 0 };
    const written = await Promise.allSettled([
      additions.write(addition(first!)),
      additions.write(addition(fine!)),
      additions.write({ ...broken, lines: [line] }),
      additions.write(addition(alsoFine!)),
    ]);
    expect(written.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(written[2]).toMatchObject({ reason: { constraint: 'project_line_price' } });
    expect(await grownBy(ids)).toEqual([1, 1, 0, 1]);
    expect(await isKept(broken.key)).toBe(false);
  });

  it('is not tried again when the connection was lost: it may have been done', async () => {
    const ids = await newProjects(3);
    const lost = new Error('Connection terminated unexpectedly');
    let asked = 0;
    const query = () => {
      asked += 1;
      return Promise.reject(lost);
    };
    const additions = gatherAdditions({ query });
    const written = await Promise.allSettled(ids.map((id) => additions.write(addition(id))));
    expect(written).toEqual(ids.map(() => ({ status: 'rejected', reason: lost })));
    expect(asked).toBe(2);
  });
});

describe('a project that somebody else is changing', () => {
  it('holds up only what is added to itself', async () => {
    const ids = await newProjects(5);
    const [alone, first, taken, free, later] = ids;
    const other = await server.pool.connect();
    const additions = recorded();
    let isAdded = false;
    try {
      await other.query('begin');
      await other.query('select from project where id = any ($1) for update', [[alone, taken]]);
      const waiting = [additions.write(addition(alone!))];
      const together = [first, free].map((id) => additions.write(addition(id!)));
      waiting.push(additions.write(addition(taken!)));
      for (const each of waiting) void each.then(() => (isAdded = true));
      expect(await Promise.all(together)).toMatchObject([{ version: 2 }, { version: 2 }]);
      expect(await additions.write(addition(later!))).toMatchObject({ version: 2 });
      expect(isAdded).toBe(false);
      await other.query('commit');
      expect(await Promise.all(waiting)).toMatchObject([{ version: 2 }, { version: 2 }]);
    } finally {
      await other.query('rollback');
      other.release();
    }
    expect(await grownBy(ids)).toEqual([1, 1, 1, 1, 1]);
  });

  it('counts every line when several nodes add to the same ones', async () => {
    const ids = await newProjects(5);
    const nodes = [recorded(), recorded(), recorded()];
    const written = await Promise.all(
      Array.from({ length: 40 }, () => ids)
        .flat()
        .map((id, at) =>
          nodes[at % nodes.length]!.write(addition(id, at % 3 ? {} : { key: null, hash: null })),
        ),
    );
    expect(written.every((grown) => grown !== undefined)).toBe(true);
    expect(await grownBy(ids)).toEqual([40, 40, 40, 40, 40]);
    expect(nodes.flatMap(({ statements }) => statements).join()).toContain('lines together');
    expect(nodes.flatMap(({ failed }) => failed)).toEqual([]);
  });
});
