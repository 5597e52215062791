import type { Project } from '@lucerna/contract';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../../viewer';
import { evaluateProducts, plainLines } from './evaluate-products';
import type { NewLine } from './line';
import { addLines, type Addition } from './write-lines';

let server: TestServer;
let user: TestUser;
let viewer: Viewer;
let ready: readonly NewLine[];
beforeAll(async () => {
  server = await startTestServer();
  user = await server.as('specifier');
  viewer = (await server.ctx.viewers.find(user.cookies.get('access') ?? ''))!;
  const made = await evaluateProducts(server.ctx, { catalogId: 16, rateId: 10 }, [product]);
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
  const one = {
    viewer,
    projectId,
    ifMatch: null,
    idempotencyKey: randomUUID(),
    requestHash: 'h',
    maxLines: 2000,
  };
  return { ...one, lines, ...more };
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

const write = (each: Addition) => addLines(server.pool, each);

describe('additions that arrive at the same time', () => {
  it('have each its own outcome', async () => {
    const ids = await newProjects(8);
    const [fine, keyless, stale, closed, full, foreign, oneKey, sameKey] = ids;
    await server.pool.query('update project set status = 2 where id = $1', [closed]);
    const key = randomUUID();
    const wanted = [
      addition(fine!, { ifMatch: 1 }),
      addition(keyless!, { idempotencyKey: null, requestHash: null }),
      addition(stale!, { ifMatch: 7 }),
      addition(closed!),
      addition(full!, { maxLines: 1 }),
      addition(foreign!, { viewer: { ...viewer, accountId: randomUUID() } }),
      addition(oneKey!, { idempotencyKey: key }),
      addition(sameKey!, { idempotencyKey: key, requestHash: 'other' }),
    ];
    const written = await Promise.all(wanted.map(write));
    const done = written.map((grown) => grown !== undefined);
    expect(done.slice(0, 6)).toEqual([true, true, false, false, false, false]);
    expect(done.slice(6).sort()).toEqual([false, true]);
    expect(await grownBy(ids)).toEqual(done.map(Number));
    for (const at of [2, 3, 4, 5]) expect(await isKept(wanted[at]!.idempotencyKey)).toBe(false);
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
  it('fails alone, and writes nothing', async () => {
    const ids = await newProjects(2);
    const [fine, wrong] = ids;
    const broken = addition(wrong!);
    const line = { ...broken.lines[0]!, unitGross: 0 };
    const written = await Promise.allSettled([
      write(addition(fine!)),
      write({ ...broken, lines: [...broken.lines, line] }),
    ]);
    expect(written.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(written[1]).toMatchObject({ reason: { cause: { constraint: 'line_evaluation_price' } } });
    expect(await grownBy(ids)).toEqual([1, 0]);
    expect(await isKept(broken.idempotencyKey)).toBe(false);
  });
});

describe('a project that somebody else is changing', () => {
  it('holds up only what is added to itself', async () => {
    const ids = await newProjects(2);
    const [taken, free] = ids;
    const other = await server.pool.connect();
    let isAdded = false;
    try {
      await other.query('begin');
      await other.query('select from project where id = $1 for update', [taken]);
      const waiting = write(addition(taken!));
      void waiting.then(() => (isAdded = true));
      expect(await write(addition(free!))).toMatchObject({ version: 2 });
      expect(isAdded).toBe(false);
      await other.query('commit');
      expect(await waiting).toMatchObject({ version: 2 });
    } finally {
      await other.query('rollback');
      other.release();
    }
    expect(await grownBy(ids)).toEqual([1, 1]);
  });

  it('counts every line when many add to the same ones', async () => {
    const ids = await newProjects(5);
    const wanted = Array.from({ length: 20 }, () => ids).flat();
    const written = await Promise.all(
      wanted.map((id, at) => write(addition(id, at % 3 ? {} : { idempotencyKey: null, requestHash: null }))),
    );
    expect(written.every((grown) => grown !== undefined)).toBe(true);
    expect(await grownBy(ids)).toEqual([20, 20, 20, 20, 20]);
  });
});
