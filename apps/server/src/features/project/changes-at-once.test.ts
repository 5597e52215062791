import type { Project } from '@lucerna/contract';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { copyRevision } from '@lucerna/testkit/copy-revision';

let server: TestServer;
let user: TestUser;
let revisions: readonly number[];
beforeAll(async () => {
  server = await startTestServer();
  user = await server.as('specifier');
  revisions = await copyRevision(server.pool, 6);
});

const realToday = new Date();
afterEach(() => {
  Object.assign(server.ctx, { today: () => realToday.toLocaleDateString('sv') });
});

const product = { model: '2010', quantity: 2 };

async function newProject(products = [product]): Promise<Project> {
  const { body } = await user.post<Project>('/api/v1/projects', { name: 'Hotel', products });
  return body;
}

const lineOf = ({ id, products }: Project, at = 0) =>
  `/api/v1/projects/${id}/products/${products.orderedIds[at]}`;
const quantityOf = (quantity: number) => ({ attributesToUpdate: { quantity } });

describe('many changes at once of lines of older revisions', () => {
  it('all succeed, whatever revision the lines are of', async () => {
    const projects = await Promise.all(Array.from({ length: 30 }, () => newProject()));
    for (const [at, { id }] of projects.entries()) {
      await server.pool.query('update line_evaluation set catalogue_revision = $2 where project_id = $1', [
        id,
        revisions[at % revisions.length],
      ]);
    }
    const answers = await Promise.all(
      projects.map((project, at) => user.put<Project>(lineOf(project), quantityOf(10 + at))),
    );
    expect(answers.map(({ status }) => status)).toEqual(projects.map(() => 200));
    expect(answers.map(({ body }) => Object.values(body.products.byId)[0]?.quantity)).toEqual(
      projects.map((_, at) => 10 + at),
    );
    expect(server.pool.waitingCount).toBe(0);
  });

  it('of one project go one after the other, and none is lost', async () => {
    const project = await newProject(Array.from({ length: 25 }, () => product));
    await server.pool.query('update line_evaluation set catalogue_revision = $2 where project_id = $1', [
      project.id,
      revisions[0],
    ]);
    const answers = await Promise.all(
      project.products.orderedIds.map((_, at) =>
        user.put<Project>(lineOf(project, at), quantityOf(100 + at)),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { body } = await user.get<Project>(`/api/v2/projects/${project.id}`);
    expect(body.version).toBe(project.version + 25);
    expect(body.products.orderedIds.map((id) => body.products.byId[id]?.quantity)).toEqual(
      answers.map((_, at) => 100 + at),
    );
  });

  it('of one line end with the last of them', async () => {
    const project = await newProject();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => user.put<Project>(lineOf(project), quantityOf(50 + at))),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThan(0);
    // One that lost every time is told that the line has changed.
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    const { body } = await user.get<Project>(`/api/v2/projects/${project.id}`);
    expect(body.version).toBe(project.version + done.length);
  });

  it('of a version that somebody has changed are refused as stale, but one', async () => {
    const project = await newProject();
    const headers = { 'if-match': `"${project.version}"` };
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => user.put<Project>(lineOf(project), quantityOf(20 + at), headers)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  });

  it('under one key happen once, also when the line has gone since', async () => {
    const project = await newProject([product, product]);
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => user.put<Project>(lineOf(project), quantityOf(9), headers)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answers[0]?.body.version).toBe(project.version + 1);
    await user.del(lineOf(project));
    const again = await user.put<Project>(lineOf(project), quantityOf(9), headers);
    expect(again.status).toBe(200);
    expect(again.body.products.orderedIds).toHaveLength(1);
  });
});

describe('a lock that somebody holds on a project', () => {
  it('answers 503 for it after seconds, and stops neither the others nor the readiness', async () => {
    const [stuck, other] = await Promise.all([newProject(), newProject()]);
    const holder = await server.pool.connect();
    try {
      await holder.query('begin');
      await holder.query('select from project where id = $1 for update', [stuck.id]);
      const waiting = Promise.all(
        Array.from({ length: 40 }, (_, at) => user.put(lineOf(stuck), quantityOf(3 + at))),
      );
      await new Promise((resolve) => setTimeout(resolve, 300));
      const began = performance.now();
      const changed = await user.put<Project>(lineOf(other), quantityOf(8));
      expect(changed.status).toBe(200);
      expect((await user.get('/readyz')).status).toBe(200);
      expect(performance.now() - began).toBeLessThan(2000);
      const refused = await waiting;
      expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
      expect(refused.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    const after = await user.put<Project>(lineOf(stuck), quantityOf(5));
    expect(after.status).toBe(200);
    expect(after.body.version).toBe(stuck.version + 1);
  });

  it('is let go of when its transaction does nothing', async () => {
    const { rows } = await server.pool.query<{ idle_in_transaction_session_timeout: string }>(
      'show idle_in_transaction_session_timeout',
    );
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: '15s' }]);
  });
});
