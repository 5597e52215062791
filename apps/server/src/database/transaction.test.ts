import { startTestServer, type TestServer } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { noConnection } from './connect';
import { inTransaction } from './transaction';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

/** What an error says; a library may have wrapped it. */
const causeOf = (error: unknown) => {
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message : message;
};

describe('the work of a transaction', () => {
  const reached: Readonly<Record<string, () => Promise<unknown>>> = {
    'a query of the pool': () => server.ctx.pool.query('select 1'),
    'a connection of the pool': () => server.ctx.pool.connect(),
    'the pool of jobs': () => server.ctx.background.query('select 1'),
    'the typed database': () => server.ctx.db.execute('select 1'),
    'a second transaction': () => inTransaction(server.pool, () => Promise.resolve()),
    'a catalogue revision that is in memory': () => {
      const { catalogue } = server.ctx;
      return catalogue.on(catalogue.current().revision, { models: [] }, (loaded) => loaded);
    },
    'a viewer': () => server.ctx.viewers.find('token'),
    'a stored file': () => server.ctx.storage.get('a/b'),
    'a file to store': () => server.ctx.storage.put('a/b', Buffer.from(''), 'text/plain'),
    'a letter': () =>
      server.ctx.mail.send(
        { to: 'a@b.test', subject: '', text: '', html: '' },
        { id: 'letter', at: new Date() },
      ),
  };

  it.each(Object.keys(reached))('may not reach for %s, not even later', async (name) => {
    const reach = reached[name]!;
    const early = inTransaction(server.pool, async () => {
      await reach();
    });
    await expect(early.catch(causeOf)).resolves.toMatch(/inside a transaction/);
    const late = inTransaction(server.pool, async (tx) => {
      await tx.query('select 1');
      await new Promise((resolve) => setTimeout(resolve, 1));
      await Promise.all([reach()]);
    });
    await expect(late.catch(causeOf)).resolves.toMatch(/inside a transaction/);
    expect(server.pool.waitingCount).toBe(0);
    expect(server.pool.idleCount).toBe(server.pool.totalCount);
  });

  it('is over for whoever comes after it', async () => {
    const { rows } = await inTransaction(server.pool, (tx) => tx.query<{ one: number }>('select 1 as one'));
    expect(rows).toEqual([{ one: 1 }]);
    await expect(server.pool.query('select 1')).resolves.toMatchObject({ rowCount: 1 });
  });
});

describe('a pool whose connections are all in use', () => {
  it('lets others wait a while, nobody for ever, and works again afterwards', async () => {
    const held = await Promise.all(Array.from({ length: 20 }, () => server.pool.connect()));
    const served = server.pool.query('select 1');
    held.pop()?.release();
    await expect(served).resolves.toMatchObject({ rowCount: 1 });
    held.push(await server.pool.connect());
    await expect(server.pool.query('select 1')).rejects.toMatchObject({ code: noConnection });
    for (const client of held) client.release();
    await expect(server.pool.query('select 1')).resolves.toMatchObject({ rowCount: 1 });
  });
});
