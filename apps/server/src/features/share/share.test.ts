import type { AuditEntry, Preconfig, ShareLink } from '@lucerna/contract';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

interface Share extends ShareLink {
  readonly isOwn: boolean;
  readonly creation: Preconfig['creation'];
  readonly facts: Partial<Preconfig> | null;
  readonly problems: readonly { readonly code: string }[];
  readonly configuratorType: unknown;
  readonly subFamily: unknown;
}

let server: TestServer;
let owner: TestUser;
let almar: Preconfig['creation'];
let plusminus: Preconfig['creation'];
beforeAll(async () => {
  server = await startTestServer();
  server.ctx.today = () => '2026-09-01';
  owner = await server.as('specifier');
  almar = (await owner.get<Preconfig>('/api/v1/preconfigs/creation/9001')).body.creation;
  plusminus = (await owner.get<Preconfig>('/api/v1/preconfigs/creation/9003')).body.creation;
});
beforeEach(async () => {
  await server.pool.query('delete from share');
});

const path = '/api/v1/shares';
const make = (creation: unknown = almar, more: object = {}, headers = {}) =>
  owner.post<ShareLink>(path, { name: 'Trio for Ana', creation, ...more }, headers);
const open = (hash: string, user = server.anyone()) => user.get<Share>(`${path}/${hash}`);

describe('a shared creation', () => {
  it('opens for anyone with the link, without a sign of its owner and without prices', async () => {
    const { status, body } = await make();
    expect(status).toBe(201);
    expect(body.hash).toMatch(/^[\w-]{32}$/);
    const seen = await open(body.hash);
    expect(seen.status).toBe(200);
    expect(seen.body).toMatchObject({
      name: 'Trio for Ana',
      catalogId: 16,
      isOwn: false,
      creation: almar,
      configuratorType: { id: 1, description: 'crea' },
      subFamily: { id: 201, name: 'Almar' },
      facts: { luminaires: 3 },
      problems: [],
    });
    expect(seen.body.facts).not.toHaveProperty('price');
    const { id, email } = (await owner.get<{ id: string; email: string }>('/users/v1/account')).body;
    const text = JSON.stringify(seen.body);
    expect([text.includes(id), text.includes(email)]).toEqual([false, false]);
    expect(seen.headers.get('x-robots-tag')).toBe('noindex');
  });

  it('costs what its viewer may see', async () => {
    const { hash } = (await make()).body;
    expect((await open(hash, owner)).body).toMatchObject({
      isOwn: true,
      facts: { price: { amount: 64000, currency: 'EUR' } },
    });
    expect((await open(hash, await server.as('webUser'))).body.facts).not.toHaveProperty('price');
  });

  it('may be a drawing, of the other catalogue too', async () => {
    const { body } = await make(plusminus, { catalogId: 21 });
    const seen = await open(body.hash, await server.as('specifier_usa'));
    expect(seen.body).toMatchObject({
      catalogId: 21,
      creation: plusminus,
      configuratorType: { description: 'drawing' },
      subFamily: { id: 225 },
      facts: { price: { amount: 94500, currency: 'USD' } },
    });
  });

  it('is listed for its owner, the newest first', async () => {
    const first = (await make()).body;
    const second = (await make(almar, { name: 'Second' })).body;
    expect((await owner.get<ShareLink[]>(path)).body).toEqual([second, first]);
    expect((await (await server.as('distributor')).get(path)).body).toEqual([]);
  });

  it('is closed by its owner alone, at once, and says so afterwards', async () => {
    const { hash } = (await make()).body;
    expect((await (await server.as('admin')).del(`${path}/${hash}`)).status).toBe(404);
    expect((await open(hash)).status).toBe(200);
    expect((await owner.del(`${path}/${hash}`)).status).toBe(204);
    const closed = await open(hash);
    expect([closed.status, closed.body]).toMatchObject([404, { code: 'shareRevoked' }]);
    expect((await owner.del(`${path}/${hash}`)).status).toBe(404);
    expect((await owner.get(path)).body).toEqual([]);
    const { rows } = await server.pool.query('select creation from share');
    expect(rows).toEqual([{ creation: null }]);
    expect((await open('x'.repeat(32))).body).toMatchObject({ code: 'notFound' });
  });

  it('leaves its making and its end in the audit log, without the link', async () => {
    const { hash } = (await make()).body;
    await owner.del(`${path}/${hash}`);
    const admin = await server.as('admin');
    for (const action of ['shareCreated', 'shareRevoked']) {
      const { body } = await admin.get<{ docs: AuditEntry[] }>(`/users/v1/audit?action=${action}`);
      expect(body.docs[0]?.detail).toMatchObject({ name: 'Trio for Ana' });
      expect(JSON.stringify(body.docs)).not.toContain(hash);
    }
  });

  it('is made once under its Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'share-once' };
    const first = await make(almar, {}, headers);
    const again = await make(almar, {}, headers);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await make(almar, { name: 'Other' }, headers)).status).toBe(409);
  });

  it.each([
    ['no creation', {}, 400],
    ['a text', 'nothing', 400],
    ['of a later version', { version: 9, space: null, drawing: null }, 422],
    ['an empty one', { version: 1, space: null, drawing: null }, 422],
    [
      'a space of the first version',
      { version: 1, space: { type: 'space', version: 1 }, drawing: null },
      422,
    ],
    ['a drawing of nothing', { version: 1, space: null, drawing: { type: 'drawing' } }, 422],
  ])('is refused when it is %s', async (_what, creation, status) => {
    expect((await make(creation)).status).toBe(status);
  });

  it('of a model that is not made any more still opens, with the reason', async () => {
    const { hash } = (await make()).body;
    await server.pool.query(`update share set creation = replace(creation, '"2010"', '"2999"')`);
    const { status, body } = await open(hash);
    expect([status, body.facts, body.problems[0]?.code]).toEqual([200, null, 'variations-not-found']);
  });

  it('is opened a limited number of times from one place', async () => {
    const { hash } = (await make()).body;
    let last = 200;
    for (let tries = 0; tries < 130 && last === 200; tries += 1) last = (await open(hash)).status;
    expect(last).toBe(429);
  });
});
