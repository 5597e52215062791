import type { FloorPlan } from '@lucerna/contract';
import { openLog, openServing, readEnv } from '@lucerna/server';
import { atEnd } from '@lucerna/testkit/at-end';
import { startS3Server, type S3Server } from '@lucerna/testkit/s3-server';
import { startTestServer, testUser, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import type { S3Env } from '../env-storage';
import { sweepFloorPlans } from '../features/floor-plan/sweep';
import { s3Storage, type S3Limits } from './s3';
import { StorageAwayError, StorageFullError } from './storage';

const impatient: S3Limits = { connectMs: 300, answerMs: 400, callMs: 1500, idleMs: 300, page: 100 };
const secretAccessKey = 'a secret that nobody may read';

let store: S3Server;
let settings: S3Env;
beforeAll(async () => {
  store = await startS3Server();
  atEnd(() => store.stop());
  const { endpoint, bucket, accessKeyId, secretAccessKey: secret } = store;
  const credentials = { accessKeyId, secretAccessKey: secret };
  settings = { endpoint, bucket, region: 'us-east-1', forcePathStyle: true, prefix: '', credentials };
});

describe('a start with a store', () => {
  const opened = (change: Partial<S3Env>) =>
    s3Storage({ ...settings, ...change }, () => undefined, impatient);
  it.each([
    [{ bucket: 'another' }, 'There is no bucket "another"'],
    [{ credentials: { accessKeyId: 'nobody', secretAccessKey } }, 'does not know S3_ACCESS_KEY_ID'],
    [{ credentials: { accessKeyId: 'S3RVER', secretAccessKey } }, 'refuses S3_SECRET_ACCESS_KEY'],
  ])('that refuses the settings says which: %j', async (change, sentence) => {
    const error = await opened(change).then(
      () => null,
      (thrown: Error) => thrown,
    );
    expect(error?.message).toContain(sentence);
    expect(JSON.stringify(error) + error?.stack).not.toContain(secretAccessKey);
  });

  it('that is away warns and goes on', async () => {
    const warnings: Error[] = [];
    const away = { ...settings, endpoint: 'http://127.0.0.1:9' };
    const storage = await s3Storage(away, (error) => warnings.push(error), impatient);
    expect(warnings).toEqual([expect.any(StorageAwayError)]);
    await expect(storage.check()).rejects.toThrow(StorageAwayError);
    storage.close();
  });
});

describe('the settings of a store', () => {
  const base = {
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'lucerna',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };

  it('are a bucket with its keys, by path where an address is named', () => {
    expect(readEnv({ ...base, S3_PREFIX: 'shop/one' }).s3).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'lucerna',
      region: 'us-east-1',
      credentials: { accessKeyId: 'key', secretAccessKey },
      forcePathStyle: true,
      prefix: 'shop/one/',
    });
    expect(readEnv({ S3_BUCKET: 'lucerna', S3_REGION: 'eu-central-1' }).s3).toMatchObject({
      region: 'eu-central-1',
      forcePathStyle: false,
    });
    expect(readEnv({}).s3).toBeUndefined();
  });

  it.each([
    [{ S3_BUCKET: '' }, 'S3_ENDPOINT needs S3_BUCKET'],
    [{ S3_SECRET_ACCESS_KEY: '' }, 'need each other'],
    [{ S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' }, 'S3_ENDPOINT needs S3_ACCESS_KEY_ID'],
    [{ S3_ENDPOINT: 's3.example' }, 'S3_ENDPOINT must be an address'],
    [{ S3_ENDPOINT: `https://key:${secretAccessKey}@s3.example` }, 'S3_ENDPOINT must be an address'],
    [{ S3_PREFIX: '../up' }, 'S3_PREFIX must be words'],
    [{ S3_BUCKET: 'a b' }, 'S3_BUCKET must be the name of a bucket'],
  ])('are refused where they do not fit: %j', (change, sentence) => {
    const start = () => readEnv({ ...base, ...change });
    expect(start).toThrow(sentence);
    expect(start).not.toThrow(secretAccessKey);
  });
});

/** A store that answers as told. */
async function strangeStore(answer: http.RequestListener): Promise<S3Env> {
  const server = http.createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  return { ...settings, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const listing = '<?xml version="1.0"?><ListBucketResult><KeyCount>0</KeyCount></ListBucketResult>';

describe('a store that breaks', () => {
  it('in the middle of a file ends the reading with an error, when it is silent or cut off', async () => {
    let cutsOff = false;
    const strange = await strangeStore((request, response) => {
      if (request.url?.includes('list-type')) return void response.end(listing);
      response.writeHead(200, { 'content-length': 1000, 'content-type': 'text/plain' });
      response.write('half');
      if (cutsOff) setTimeout(() => response.destroy(), 50);
    });
    const storage = await s3Storage(strange, () => undefined, impatient);
    atEnd(async () => storage.close());
    const read = async () => buffer((await storage.get('one'))!.stream);
    await expect(read()).rejects.toThrow(StorageAwayError);
    cutsOff = true;
    await expect(read()).rejects.toThrow(StorageAwayError);
  });

  it('is not taken for silent while its reader is slow', async () => {
    const content = Buffer.alloc(3_000_000, 's');
    const strange = await strangeStore((request, response) => {
      if (request.url?.includes('list-type')) return void response.end(listing);
      response
        .writeHead(200, { 'content-length': content.length, 'content-type': 'text/plain' })
        .end(content);
    });
    const storage = await s3Storage(strange, () => undefined, impatient);
    atEnd(async () => storage.close());
    const { stream } = (await storage.get('one'))!;
    let size = 0;
    for await (const piece of stream) {
      if (size === 0) await new Promise((resolve) => setTimeout(resolve, 3 * impatient.idleMs));
      size += (piece as Buffer).length;
    }
    expect(size).toBe(content.length);
  });

  it('for a moment is asked again; without room it says so; its words of keys and signatures stay here', async () => {
    let calls = 0;
    const said = `<Error><Code>QuotaExceeded</Code><AWSAccessKeyId>S3RVER</AWSAccessKeyId><StringToSign>${secretAccessKey}</StringToSign></Error>`;
    const strange = await strangeStore((request, response) => {
      request.resume();
      if (request.url?.includes('list-type')) return void response.end(listing);
      calls += 1;
      if (request.url?.includes('full')) return void response.writeHead(403).end(said);
      response.writeHead(calls < 3 ? 503 : 200, { 'content-length': 0 }).end();
    });
    const storage = await s3Storage(strange, () => undefined, impatient);
    atEnd(async () => storage.close());
    await storage.put('one', Buffer.from('x'), 'text/plain');
    expect(calls).toBe(3);
    const error = await storage.put('full', Buffer.from('x'), 'text/plain').catch((thrown: Error) => thrown);
    expect(error).toBeInstanceOf(StorageFullError);
    const whole = `${JSON.stringify(error)} ${(error as Error).stack} ${String((error as Error).cause)}`;
    expect(whole).not.toContain(secretAccessKey);
  });
});

describe('the product with its files in a bucket', () => {
  let server: TestServer;
  let other: string;
  let owner: TestUser;
  let plan: FloorPlan;
  const drawing =
    '0\nSECTION\n2\nENTITIES\n0\nLINE\n8\nwalls\n10\n0\n20\n0\n30\n0\n11\n4000\n21\n3000\n31\n0\n0\nENDSEC\n0\nEOF\n';
  const upload = async (): Promise<{
    status: number;
    body: FloorPlan & { code?: string };
    headers: Headers;
  }> => {
    const form = new FormData();
    form.append('file', new Blob([drawing]), 'plan.dxf');
    const to = '/api/v1/files/temp?domain=eproject&entity=floor-plan';
    const response = await owner.raw(to, { method: 'POST', body: form, headers: { origin: server.url } });
    return { status: response.status, body: (await response.json()) as FloorPlan, headers: response.headers };
  };
  const content = () => owner.raw(`/api/v1/floor-plans/${plan.id}/content`);

  beforeAll(async () => {
    const secret = 'the secret that all nodes have in common';
    server = await startTestServer({ s3: settings, secret });
    owner = await server.as('specifier');
    const { body, status } = await upload();
    expect(status).toBe(201);
    plan = body;
    // A second node, which has no folder in common with the first.
    const home = mkdtempSync(path.join(os.tmpdir(), 'lucerna-node-'));
    const { databaseUrl = '' } = server.ctx.env;
    const serving = await openServing({ ...server.ctx.env, home }, openLog('error'), databaseUrl);
    atEnd(async () => {
      await serving.close();
      rmSync(home, { recursive: true });
    });
    other = `http://127.0.0.1:${serving.port}`;
  });

  it('shows on one node what was uploaded at another, to its owner alone', async () => {
    const response = await content();
    expect(response.status).toBe(200);
    const bytes = await response.text();
    const there = testUser(other);
    for (const [name, value] of owner.cookies) there.cookies.set(name, value);
    const elsewhere = await there.raw(`/api/v1/floor-plans/${plan.id}/content`);
    expect(elsewhere.status).toBe(200);
    expect(await elsewhere.text()).toBe(bytes);
    const stranger = await server.as('distributor');
    expect((await stranger.raw(`/api/v1/floor-plans/${plan.id}/content`)).status).toBe(404);
  });

  it('answers 503 with Retry-After to calls that need the store while it is away; others go on', async () => {
    await store.kill();
    const away = await content();
    expect(away.status).toBe(503);
    expect(away.headers.get('retry-after')).toBe('5');
    expect(await away.json()).toMatchObject({ code: 'filesAway' });
    const refused = await upload();
    expect(refused).toMatchObject({ status: 503, body: { code: 'filesAway' } });
    expect(refused.headers.get('retry-after')).toBe('5');
    const list = await owner.get<FloorPlan[]>('/api/v1/floor-plans');
    expect(list).toMatchObject({ status: 200, body: [{ id: plan.id }] });
    const ready = await server.anyone().get('/readyz');
    expect(ready).toMatchObject({
      status: 200,
      body: { status: 'degraded', database: true, storage: false },
    });
    await store.restart();
    await expect
      .poll(async () => (await server.anyone().get('/readyz')).body)
      .toMatchObject({ status: 'ready' });
    expect((await content()).status).toBe(200);
  });

  it('removes the content of a plan that was removed while the store was away, and of uploads that died, a day later', async () => {
    await store.kill();
    const removed = await owner.raw(`/api/v1/floor-plans/${plan.id}`, {
      method: 'DELETE',
      headers: { origin: server.url },
    });
    expect(removed.status).toBe(204);
    await store.restart();
    const kept = (await upload()).body;
    const { ctx } = server;
    await ctx.storage.put(
      'floor-plans/00/00000000-0000-4000-8000-000000000000',
      Buffer.from('x'),
      'text/plain',
    );
    const keys = async () => {
      const found: string[] = [];
      for await (const { key } of ctx.storage.list('floor-plans/')) found.push(key.slice(-36));
      return found;
    };
    expect(await keys()).toHaveLength(3);
    await sweepFloorPlans(ctx);
    expect(await keys()).toHaveLength(3);
    const tomorrow = () => new Date(Date.now() + 2 * 86_400_000);
    await sweepFloorPlans(Object.assign(Object.create(ctx) as typeof ctx, { now: tomorrow }));
    expect(await keys()).toEqual([kept.id]);
  });
});
