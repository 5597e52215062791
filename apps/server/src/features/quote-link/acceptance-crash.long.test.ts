import type { Budget, LinkedQuote, Project, QuoteLink } from '@lucerna/contract';
import { cloneDatabase, demoPassword, runSql } from '@lucerna/testkit/database';
import { freePort } from '@lucerna/testkit/free-port';
import { signedIn, testUser } from '@lucerna/testkit/server';
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, inject, it, vi } from 'vitest';
import { endProgram, startProgram } from '../../../test/program';

const home = mkdtempSync(path.join(os.tmpdir(), 'lucerna-accepted-'));
const quotes = 200;
let app: ChildProcess | null = null;
let database: Awaited<ReturnType<typeof cloneDatabase>> | null = null;
// Each client is at a place of its own, which this proxy names.
vi.stubEnv('TRUST_PROXY', '127.0.0.1');

afterAll(async () => {
  vi.unstubAllEnvs();
  if (app) await endProgram(app, 'SIGTERM');
  await database?.drop();
  rmSync(home, { recursive: true, force: true });
});

interface Accepting {
  readonly token: string;
  readonly key: string;
  readonly name: string;
  readonly place: string;
}

/** Asks again where the machine is busy. */
async function until<T>(ask: () => Promise<{ status: number; body: T }>): Promise<T> {
  for (let tries = 0; tries < 600; tries += 1) {
    const { status, body } = await ask();
    if (status < 300) return body;
    if (status !== 503) throw new Error(`${status} ${JSON.stringify(body)}`);
    await pause(100);
  }
  throw new Error('Never answered');
}

it(`keeps every acknowledged acceptance once when the program is killed among ${quotes} of them`, async () => {
  database = await cloneDatabase(inject('databaseServer'));
  const { url: databaseUrl } = database;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const starts = () => startProgram({ home, databaseUrl, password: demoPassword, port });
  app = await starts();
  // Neither documents nor letters are made here.
  await runSql(
    databaseUrl,
    `create function later() returns trigger language plpgsql as
       $$ begin new.run_at = now() + interval '1 day'; return new; end $$`,
  );
  await runSql(
    databaseUrl,
    `create trigger later before insert on graphile_worker._private_jobs for each row execute function later()`,
  );
  const seller = await signedIn(url, 'distributor');
  const all: Accepting[] = [];
  while (all.length < quotes) {
    const at = all.length;
    // An account makes so many links an hour, and has so many documents waiting.
    if (at % 20 === 0) await runSql(databaseUrl, 'delete from attempt');
    if (at % 5 === 0) await runSql(databaseUrl, 'delete from graphile_worker._private_jobs');
    const products = [{ model: '2015', quantity: 2 }];
    const project = await until(() =>
      seller.post<Project>('/api/v1/projects', { name: `Room ${at}`, products }),
    );
    const lines = project.products.orderedIds.map((_id) => ({ _id }));
    const budget = await until(() =>
      seller.post<Budget>('/api/v2/budget', { projectId: project.id, products: lines }),
    );
    await until(() => seller.put(`/api/v1/budget/${budget.id}/state`, { state: 'sent' }));
    const link = await until(() => seller.post<QuoteLink>(`/api/v1/budget/${budget.id}/links`, {}));
    const place = `10.0.${Math.floor(at / 200)}.${at % 200}`;
    all.push({ token: link.token!, key: randomUUID(), name: `Client ${at}`, place });
  }

  const accept = ({ token, key, name, place }: Accepting) =>
    testUser(url).post<{ name: string; acceptedAt: string }>(
      `/api/v1/quote-links/${token}/acceptance`,
      { name },
      { 'idempotency-key': key, 'x-forwarded-for': place },
    );
  const acknowledged = new Map<string, string>();
  const killed = app;
  const waiting = [...all];
  await Promise.allSettled(
    Array.from({ length: 20 }, async () => {
      for (let one = waiting.shift(); one; one = waiting.shift()) {
        const { status, body } = await accept(one);
        if (status === 201) acknowledged.set(one.token, body.acceptedAt);
        if (acknowledged.size === 60) killed.kill('SIGKILL');
      }
    }),
  );
  await endProgram(killed, 'SIGKILL');
  expect(acknowledged.size).toBeGreaterThanOrEqual(60);
  expect(acknowledged.size).toBeLessThan(quotes);

  app = await starts();
  for (const one of all.filter(({ token }) => acknowledged.has(token))) {
    const { body } = await testUser(url).get<LinkedQuote>(`/api/v1/quote-links/${one.token}`, {
      'x-forwarded-for': one.place,
    });
    expect([body.budget.state, body.budget.stateBy]).toEqual(['accepted', one.name]);
  }
  for (const one of all) {
    const { acceptedAt, name } = await until(() => accept(one));
    expect(name).toBe(one.name);
    expect(acceptedAt).toBe(acknowledged.get(one.token) ?? acceptedAt);
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ kept: number; quotes: number; accepted: number; told: number }>(
    `select (select count(*)::int from quote_acceptance) as kept,
       (select count(distinct quote_id)::int from quote_acceptance) as quotes,
       (select count(*)::int from budget where state = 'accepted') as accepted,
       (select count(*)::int from event where kind = 'budgetMoved' and area = 'acceptances') as told`,
  );
  await client.end();
  expect(rows).toEqual([{ kept: quotes, quotes, accepted: quotes, told: quotes }]);
}, 600_000);
