import type { Draft, DraftFacts } from '@lucerna/contract';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let owner: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as('specifier');
});

const path = '/api/v1/drafts';
const work = (stored: unknown, more: object = {}) => ({ at: 1_790_000_000_000, stored, ...more });
const save = (key: string, stored: unknown, version?: number, user = owner) =>
  user.put<DraftFacts>(
    `${path}/${key}`,
    work(stored),
    version === undefined ? {} : { 'if-match': String(version) },
  );

describe('a draft', () => {
  it('is kept, read again as it was written, listed without its content and removed', async () => {
    const stored = {
      version: 1,
      space: { name: 'Salón ☀', text: 'a\u0000b' },
      drawing: null,
      list: [1.5, []],
    };
    const body = work(stored, { title: 'Trio above the table', path: '/new-product/crea-configurator?x=1' });
    const saved = await owner.put<DraftFacts>(`${path}/crea:new`, body);
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({
      key: 'crea:new',
      version: 1,
      title: 'Trio above the table',
      path: '/new-product/crea-configurator?x=1',
      at: 1_790_000_000_000,
    });
    const read = await owner.get<Draft>(`${path}/crea:new`);
    expect([read.body.stored, read.headers.get('etag')]).toEqual([stored, '"1"']);
    const list = await owner.get<DraftFacts[]>(path);
    expect(list.body).toEqual([saved.body]);
    expect((await owner.del(`${path}/crea:new`)).status).toBe(204);
    expect((await owner.del(`${path}/crea:new`)).status).toBe(204);
    expect(await owner.get(`${path}/crea:new`)).toMatchObject({ status: 200, body: null });
  });

  it('is replaced by who has seen it, and a stale writer gets what is kept', async () => {
    expect((await save('two-tabs', { step: 1 })).body.version).toBe(1);
    expect((await save('two-tabs', { step: 2 }, 1)).body.version).toBe(2);
    for (const seen of [1, 3, undefined]) {
      const stale = await owner.put<{ details: Draft }>(
        `${path}/two-tabs`,
        work({ step: 'other' }),
        seen === undefined ? {} : { 'if-match': `"${seen}"` },
      );
      expect(stale.status).toBe(409);
      expect(stale.body).toMatchObject({
        code: 'stale',
        details: { key: 'two-tabs', version: 2, stored: { step: 2 } },
      });
    }
  });

  it('that was written and whose answer was lost is written again without harm', async () => {
    await save('lost-answer', { step: 1 });
    const first = await save('lost-answer', { step: 2 }, 1);
    const again = await save('lost-answer', { step: 2 }, 1);
    expect([again.status, again.body]).toEqual([200, first.body]);
  });

  it('of two tabs that write at the same moment only one wins', async () => {
    await save('race', { step: 0 });
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, tab) => save('race', { step: 1, tab }, 1)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(7);
  });

  it('that was removed elsewhere is made anew, and who saw the one before is stale', async () => {
    await save('again', { step: 1 });
    await owner.del(`${path}/again`);
    expect((await save('again', { step: 2 }, 1)).body.version).toBe(2);
    expect((await save('again', { step: 'old' }, 1)).status).toBe(409);
  });

  it('is listed before those changed earlier', async () => {
    await save('older', {});
    await save('newer', {});
    await save('older', { step: 2 }, 1);
    const { body } = await owner.get<DraftFacts[]>(path);
    expect(body.slice(0, 2).map(({ key }) => key)).toEqual(['older', 'newer']);
  });

  it('belongs to its account: another one has none of that key', async () => {
    await save('mine', { secret: true });
    const other = await server.as('distributor');
    expect(await other.get(`${path}/mine`)).toMatchObject({ status: 200, body: null });
    expect((await other.del(`${path}/mine`)).status).toBe(204);
    expect((await save('mine', { step: 'theirs' }, undefined, other)).status).toBe(200);
    expect((await owner.get<Draft>(`${path}/mine`)).body.stored).toEqual({ secret: true });
    expect((await server.anyone().get(path)).status).toBe(401);
  });

  it('of more than a megabyte, without content or under a key of odd signs is refused', async () => {
    expect((await save('large', 'x'.repeat(1_048_576))).status).toBe(413);
    expect((await save('large', 'x'.repeat(1_000_000))).status).toBe(200);
    expect((await owner.put(`${path}/none`, { at: 1 })).status).toBe(400);
    expect((await owner.put(`${path}/${'k'.repeat(101)}`, work({}))).status).toBe(400);
    expect((await owner.put(`${path}/a%20b`, work({}))).status).toBe(400);
    for (const wrong of ['https://elsewhere.example', '//elsewhere.example', '/a b'])
      expect((await owner.put(`${path}/way`, work({}, { path: wrong }))).status).toBe(400);
  });

  it('is one of a hundred at most', async () => {
    const user = await server.as('sales');
    for (let made = 0; made < 100; made += 1)
      expect((await save(`k${made}`, {}, undefined, user)).status).toBe(200);
    const full = await save('k100', {}, undefined, user);
    expect([full.status, full.body]).toMatchObject([409, { code: 'draftsFull', details: { most: 100 } }]);
    expect((await save('k1', { step: 2 }, 1, user)).status).toBe(200);
  });

  it('is forgotten ninety days after its last change', async () => {
    await save('old', {});
    await save('young', {});
    await server.pool.query(
      `update draft set updated_at = now() - (case key when 'old' then interval '91 days' else interval '89 days' end)
       where key in ('old', 'young')`,
    );
    const { draftFeature } = await import('.');
    await draftFeature.sweep!(server.ctx);
    expect(await owner.get(`${path}/old`)).toMatchObject({ status: 200, body: null });
    expect((await owner.get(`${path}/young`)).status).toBe(200);
  });
});
