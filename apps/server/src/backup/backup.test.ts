import type { Budget, Order, Project } from '@lucerna/contract';
import { openLog, openPool, openServing, readEnv, type Serving } from '@lucerna/server';
import { atEnd } from '@lucerna/testkit/at-end';
import { readPdf } from '@lucerna/testkit/pdf';
import { startS3Server } from '@lucerna/testkit/s3-server';
import { signedIn, startTestServer, testUser, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { documentKey, makeDocument } from '../features/budget/make-document';
import { folders } from '../folders';
import type { S3Env } from '../env-storage';
import { openStorage } from '../storage/open-storage';
import { makeBackup } from './make-backup';
import type { Manifest } from './manifest';
import { restoreBackup } from './restore-backup';

const parent = mkdtempSync(path.join(os.tmpdir(), 'lucerna-backup-'));
beforeAll(() => atEnd(async () => rmSync(parent, { recursive: true, force: true })));

/** An empty bucket, for an installation whose files are not on this disk. */
async function bucket(): Promise<S3Env> {
  const server = await startS3Server();
  atEnd(() => server.stop());
  const { endpoint, bucket: name, ...credentials } = server;
  return { endpoint, bucket: name, region: 'us-east-1', forcePathStyle: true, prefix: 'one/', credentials };
}

/** An installation that nobody has used: an empty database, an empty data folder, and an empty bucket where one is named. */
async function emptyInstallation(s3?: S3Env) {
  const name = `restored_${randomBytes(6).toString('hex')}`;
  const ask = async (text: string) => {
    const client = new pg.Client({ connectionString: inject('databaseServer') });
    await client.connect();
    await client.query(text);
    await client.end();
  };
  await ask(`create database ${name}`);
  atEnd(() => ask(`drop database ${name} with (force)`));
  const url = new URL(inject('databaseServer'));
  url.pathname = `/${name}`;
  const home = path.join(parent, name);
  mkdirSync(home);
  const storage = await openStorage({ home, s3 }, () => undefined);
  atEnd(async () => storage.close());

  async function restore(folder: string, force = false): Promise<Manifest> {
    const pool = openPool(url.href, () => undefined, 'imports');
    try {
      return await restoreBackup({ pool, storage, home, force }, folder);
    } finally {
      await pool.end();
    }
  }
  async function backUp(folder: string): Promise<Manifest> {
    const pool = openPool(url.href, () => undefined, 'imports');
    try {
      return await makeBackup({ pool, storage, home }, folder);
    } finally {
      await pool.end();
    }
  }
  async function serve(): Promise<{ serving: Serving; address: string }> {
    const env = readEnv({ LUCERNA_HOME: home, PORT: '0', DATABASE_URL: url.href });
    const serving = await openServing({ ...env, s3, checkAnswers: true }, openLog('error'), url.href);
    atEnd(() => serving.close());
    return { serving, address: `http://127.0.0.1:${serving.port}` };
  }
  return { restore, backUp, serve, home };
}

const pdfOf = async (user: TestUser, budgetId: string) => {
  const response = await user.raw(`/api/v1/budget/${budgetId}/document`);
  expect(response.status).toBe(200);
  return readPdf(new Uint8Array(await response.arrayBuffer()));
};

describe('a backup of the first tables', () => {
  const fixture = path.join(folders.migrations, '..', 'fixtures', 'backup-of-2026-11');
  const answers = JSON.parse(readFileSync(`${fixture}.answers.json`, 'utf8')) as {
    order: Order;
    budget: Budget;
    project: Project;
    creation: Project;
    apiKey: string;
  };

  it('is brought to these tables, and answers the same orders, budgets, projects, creations and keys', async () => {
    const installation = await emptyInstallation();
    await installation.restore(fixture);
    const { serving, address } = await installation.serve();
    const buyer = await signedIn(address, 'distributor');
    const { order, budget, project, creation, apiKey } = answers;
    expect((await buyer.get(`/api/v3/orders/${order.orderId}`)).body).toMatchObject({ ...order });
    expect((await buyer.get(`/api/v1/budget/${budget.id}`)).body).toMatchObject({ ...budget });
    expect((await buyer.get(`/api/v2/projects/${project.id}`)).body).toMatchObject({ ...project });
    expect((await buyer.get(`/api/v2/projects/${creation.id}`)).body).toMatchObject({ ...creation });
    const kept = await pdfOf(buyer, budget.id);
    expect(kept.pages.join(' ')).toContain('201030/2B_10_200');
    // What it was set from is set again by this version, with the same words.
    await serving.ctx.pool.query(`update budget set document_state = 'making', document_attempts = 0`);
    await serving.ctx.storage.remove(documentKey(budget.id));
    await makeDocument({ budgetId: budget.id }, serving.ctx, { id: 'again', at: new Date() });
    const set = await pdfOf(buyer, budget.id);
    expect(set.pages.join(' ')).toContain('201030/2B_10_200');
    expect(set.pages.join(' ')).toContain(budget.budgetNumber);
    const key = await testUser(address).get('/users/v1/account', { authorization: `Bearer ${apiKey}` });
    expect(key).toMatchObject({ status: 200, body: { email: 'apiuser@lucerna.test' } });
    // Numbers go on where they were.
    const again = await buyer.post<Budget>('/api/v2/budget', {
      projectId: project.id,
      products: project.products.orderedIds.map((_id) => ({ _id, discount: 0 })),
    });
    expect(again.status).toBe(201);
    expect(again.body.budgetNumber).toMatch(/-00000[12]$/);
    expect(again.body.budgetNumber).not.toBe(budget.budgetNumber);
  });
});

describe('a backup of the running product', () => {
  let server: TestServer;
  let folder: string;
  let order: Order;
  let made: Manifest;
  beforeAll(async () => {
    server = await startTestServer();
    const buyer = await server.as('distributor');
    const products = [{ model: '2010', quantity: 2 }, { model: '2015' }];
    const project = (await buyer.post<Project>('/api/v1/projects', { name: 'Ordered', products })).body;
    const { status, body } = await buyer.post<{ order: Order }>('/api/v1/orders/process', {
      projectId: project.id,
      products: project.products.orderedIds.map((_id) => ({
        _id,
        quantity: 1,
        referenceCode: project.products.byId[_id]?.referenceCode,
        unitNet: project.products.byId[_id]?.prices?.unitNet,
      })),
    });
    expect(status).toBe(200);
    order = body.order;
    await server.ctx.storage.put('plans/one.txt', Buffer.from('the plan'), 'text/plain');
    // What is kept a day is in no backup.
    await server.ctx.storage.put('downloads/one/0', Buffer.from('a document'), 'text/plain');
    writeFileSync(path.join(server.ctx.env.home, 'secret'), 'a secret of this installation\n');

    let isOver = false;
    const writes = async () => {
      for (let count = 0; !isOver; count += 1) {
        const one = await buyer.post('/api/v1/projects', { name: `Meanwhile ${count}`, products });
        expect(one.status).toBe(201);
      }
    };
    const writing = Promise.all([writes(), writes()]);
    folder = path.join(parent, 'backup');
    made = await makeBackup(
      { pool: server.pool, storage: server.ctx.storage, home: server.ctx.env.home },
      folder,
    );
    isOver = true;
    await writing;
  });

  it('answers the same order elsewhere, with its files and secrets, each line with its project', async () => {
    const installation = await emptyInstallation();
    await installation.restore(folder);
    const { serving, address } = await installation.serve();
    const before = await (await server.as('distributor')).get(`/api/v3/orders/${order.orderId}`);
    const buyer = await signedIn(address, 'distributor');
    const after = await buyer.get(`/api/v3/orders/${order.orderId}`);
    expect(after).toMatchObject({ status: 200, body: before.body });
    const lone =
      'select count(*) as count from project where line_count <> (select count(*) from project_line l where l.project_id = project.id)';
    expect((await serving.ctx.pool.query(lone)).rows).toEqual([{ count: 0 }]);
    expect(made.files.filter(({ key }) => key.startsWith('downloads/'))).toEqual([]);
    expect(made.tables.filter(({ name }) => name.startsWith('download'))).toEqual([]);
    const file = await serving.ctx.storage.get('plans/one.txt');
    expect(file?.type).toBe('text/plain');
    expect(await text(file!.stream)).toBe('the plan');
    expect(readFileSync(path.join(installation.home, 'secret'), 'utf8')).toBe(
      'a secret of this installation\n',
    );
    expect((await buyer.post('/api/v1/projects', { name: 'Goes on', catalogId: 16 })).status).toBe(201);
  });

  it('moves an installation from its disk into a bucket, and back onto a disk', async () => {
    const inBucket = await emptyInstallation(await bucket());
    await inBucket.restore(folder);
    expect(existsSync(path.join(inBucket.home, 'files'))).toBe(false);
    const again = path.join(parent, 'of the bucket');
    const moved = await inBucket.backUp(again);
    const byKey = (files: Manifest['files']) => [...files].sort((a, b) => a.key.localeCompare(b.key));
    expect(moved.files.length).toBeGreaterThan(0);
    expect(byKey(moved.files)).toEqual(byKey(made.files));
    const onDisk = await emptyInstallation();
    await onDisk.restore(again);
    const { serving, address } = await onDisk.serve();
    const buyer = await signedIn(address, 'distributor');
    expect(await buyer.get(`/api/v3/orders/${order.orderId}`)).toMatchObject({
      body: { orderId: order.orderId },
    });
    const file = await serving.ctx.storage.get('plans/one.txt');
    expect(file?.type).toBe('text/plain');
    expect(await text(file!.stream)).toBe('the plan');
  });

  it('is refused by a database that is not empty, unless it is to be replaced', async () => {
    const installation = await emptyInstallation();
    await installation.restore(folder);
    await expect(installation.restore(folder)).rejects.toThrow('This database is not empty');
    expect(await installation.restore(folder, true)).toEqual(made);
  });

  it('is refused when it is damaged, not whole or of a newer version, before anything is changed', async () => {
    const installation = await emptyInstallation();
    const copy = (name: string) => {
      const to = path.join(parent, name);
      cpSync(folder, to, { recursive: true });
      return to;
    };
    const damaged = copy('damaged');
    appendFileSync(path.join(damaged, 'tables', 'order_line.copy.gz'), 'x');
    await expect(installation.restore(damaged)).rejects.toThrow('The backup is damaged');
    const partial = copy('partial');
    rmSync(path.join(partial, 'manifest.json'));
    await expect(installation.restore(partial)).rejects.toThrow('is no backup');
    const newer = copy('newer');
    const manifest = { ...made, migrations: [...made.migrations, '29990101000000_later'] };
    writeFileSync(path.join(newer, 'manifest.json'), JSON.stringify(manifest));
    await expect(installation.restore(newer)).rejects.toThrow(
      'newer version of Lucerna (29990101000000_later)',
    );
    await installation.restore(folder);
  });
});
