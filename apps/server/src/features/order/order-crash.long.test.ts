import type { Order, OrderList, Project } from '@lucerna/contract';
import { freePort } from '@lucerna/testkit/free-port';
import { signedIn, type TestUser } from '@lucerna/testkit/server';
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { endProgram, startProgram } from '../../../test/program';

const password = 'lucerna for a crash';
const home = mkdtempSync(path.join(os.tmpdir(), 'lucerna-crash-'));
// As root the database runs as another account, which must get in.
chmodSync(home, 0o755);

let app: ChildProcess | null = null;

afterAll(async () => {
  if (app) await endProgram(app, 'SIGTERM');
  rmSync(home, { recursive: true, force: true });
});

const starts = (port: number) => startProgram({ home, databaseUrl: null, password, port });

interface Submission {
  readonly key: string;
  readonly body: object;
}

async function submits(buyer: TestUser, { key, body }: Submission): Promise<Order> {
  const { status, body: processed } = await buyer.post<{ order: Order }>('/api/v1/orders/process', body, {
    'idempotency-key': key,
  });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(processed)}`);
  return processed.order;
}

it('keeps every acknowledged order once when the program is killed among 200 submissions', async () => {
  const port = await freePort();
  app = await starts(port);
  const buyer = await signedIn(`http://127.0.0.1:${port}`, 'distributor', password);
  const products = [
    { model: '2010', quantity: 3 },
    { model: '2015', quantity: 3 },
  ];
  const projects: Project[] = [];
  // No more at once than a busy machine takes without a 503.
  while (projects.length < 200) {
    const room = async (_: unknown, place: number) => {
      const name = `Room ${projects.length + place}`;
      return (await buyer.post<Project>('/api/v1/projects', { name, products })).body;
    };
    projects.push(...(await Promise.all(Array.from({ length: 20 }, room))));
  }
  const submissions = projects.map(({ id, products: { orderedIds, byId } }): Submission => ({
    key: randomUUID(),
    body: {
      projectId: id,
      products: orderedIds.map((_id) => ({
        _id,
        quantity: 3,
        referenceCode: byId[_id]?.referenceCode,
        unitNet: byId[_id]?.prices?.unitNet,
      })),
    },
  }));

  const acknowledged = new Map<string, string>();
  const killed = app;
  await Promise.allSettled(
    submissions.map(async (submission) => {
      const { orderId } = await submits(buyer, submission);
      acknowledged.set(submission.key, orderId);
      if (acknowledged.size === 60) killed.kill('SIGKILL');
    }),
  );
  await endProgram(killed, 'SIGKILL');
  expect(acknowledged.size).toBeGreaterThanOrEqual(60);
  expect(acknowledged.size).toBeLessThan(200);

  app = await starts(port);
  const retried = await Promise.all(submissions.map((submission) => submits(buyer, submission)));
  for (const [place, { key }] of submissions.entries()) {
    const before = acknowledged.get(key);
    if (before) expect(retried[place]?.orderId).toBe(before);
  }
  expect(new Set(retried.map(({ orderId }) => orderId)).size).toBe(200);
  expect(new Set(retried.map(({ orderNumber }) => orderNumber)).size).toBe(200);
  const { body } = await buyer.get<OrderList>('/api/v3/orders?limit=1');
  expect(body.meta.totalDocs).toBe(200);
}, 240_000);
