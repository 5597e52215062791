import { startTestServer, type TestServer } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/transaction';
import type { Viewer } from '../viewer';
import { answer, no, type Answer } from './answer';
import { withIdempotency } from './idempotency';

let server: TestServer;
let viewer: Viewer;
beforeAll(async () => {
  server = await startTestServer();
  const user = await server.as('sales');
  viewer = (await server.ctx.viewers.find(user.cookies.get('access') ?? ''))!;
  await server.pool.query('create table written (text text)');
});

type Work = (write: (text: string) => Promise<unknown>) => Promise<Answer<unknown>>;

const once = (key: string, hash: string, work: Work) =>
  inTransaction(server.pool, (tx) =>
    withIdempotency(tx, viewer, key, hash, () =>
      work((text) => tx.query('insert into written values ($1)', [text])),
    ),
  );

async function countOf(text: string): Promise<number> {
  const { rowCount } = await server.pool.query('select from written where text = $1', [text]);
  return rowCount ?? 0;
}

describe('a write under a key', () => {
  it('is done once, and a repeat gets the first answer', async () => {
    const work: Work = async (write) => {
      await write('once');
      return answer({ made: 'once' }, { status: 201 });
    };
    expect(await once('k1', 'h', work)).toMatchObject({ ok: true, value: { made: 'once' } });
    expect(await once('k1', 'h', work)).toEqual({ ok: true, json: '{"made":"once"}', status: 201 });
    expect(await countOf('once')).toBe(1);
  });

  it('is done once by many at the same time', async () => {
    const work: Work = async (write) => {
      await write('together');
      return answer({ done: true });
    };
    const all = await Promise.all(Array.from({ length: 8 }, () => once('k2', 'h', work)));
    expect(all.every(({ ok }) => ok)).toBe(true);
    expect(await countOf('together')).toBe(1);
  });

  it('is refused with other content', async () => {
    await once('k3', 'h', async () => answer(1));
    expect(await once('k3', 'other', async () => answer(2))).toEqual(
      no({ code: 'idempotencyMismatch', data: { key: 'k3' } }),
    );
  });

  it('that is refused writes nothing and may be tried again', async () => {
    const refused = await once('k4', 'h', async (write) => {
      await write('refused');
      return no({ code: 'stale' });
    });
    expect(refused.ok).toBe(false);
    expect(await countOf('refused')).toBe(0);
    expect(await once('k4', 'h', async () => answer('now'))).toMatchObject({ ok: true, value: 'now' });
  });

  it('that breaks writes nothing and gives its client back whole', async () => {
    const busy = () => server.pool.totalCount - server.pool.idleCount;
    const before = busy();
    const breaking = once('k5', 'h', async (write) => {
      await write('broken');
      throw new Error('broken');
    });
    await expect(breaking).rejects.toThrow('broken');
    expect(await countOf('broken')).toBe(0);
    expect(busy()).toBe(before);
  });
});
