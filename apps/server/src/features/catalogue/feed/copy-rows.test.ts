import { startTestServer, type TestServer } from '@lucerna/testkit/server';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { RowCopy } from './copy-rows';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

/** Copies a row that the database refuses, and goes on until it is told so. */
async function copyRefused(finish: (copy: RowCopy) => Promise<unknown>): Promise<unknown> {
  const client = await server.pool.connect();
  try {
    await client.query('create temporary table copied (at integer)');
    const copy = new RowCopy(client, 'copied', ['at']);
    copy.add(['no number']);
    await copy.flush(0);
    // Longer than the answer takes: what follows meets a stream that has let go of its connection.
    await wait(300);
    return await finish(copy);
  } finally {
    client.release(true);
  }
}

test('rows after the database refused one are refused with its reason', async () => {
  const goOn = async (copy: RowCopy) => {
    copy.add([1]);
    await copy.flush(0);
  };
  await expect(copyRefused(goOn)).rejects.toThrow('invalid input syntax');
});

test('the end after the database refused a row is refused with its reason', async () => {
  await expect(copyRefused((copy) => copy.end())).rejects.toThrow('invalid input syntax');
});
