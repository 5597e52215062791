import type { Project, ProjectList, ProjectMembers } from '@lucerna/contract';
import { lettersTo } from '@lucerna/testkit/letters';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let owner: TestUser;
let guest: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as('distributor');
  guest = await server.as('specifier');
});

const product = { model: '2010', quantity: 2 };
const email = 'specifier@lucerna.test';

async function newProject(): Promise<{ readonly id: string; readonly members: string }> {
  const { body } = await owner.post<Project>('/api/v1/projects', { name: 'Hotel', products: [product] });
  return { id: body.id, members: `/api/v1/projects/${body.id}/members` };
}

const idOf = async (user: TestUser) => (await user.get<{ id: string }>('/users/v1/account')).body.id;
const reads = async (user: TestUser, id: string) => (await user.get(`/api/v2/projects/${id}`)).status;
const adds = (user: TestUser, id: string) => user.post(`/api/v1/projects/${id}/products`, [product]);

describe('the owner of a project', () => {
  it('adds somebody by e-mail, changes what they may, and removes them', async () => {
    const { id, members } = await newProject();
    const guestId = await idOf(guest);
    const added = await owner.post<ProjectMembers>(members, { email: email.toUpperCase(), role: 'viewer' });
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({
      owner: { email: 'distributor@lucerna.test', isYou: true },
      members: [{ id: guestId, email, name: 'Specifier Demo', role: 'viewer', isYou: false }],
    });
    const shared = await guest.get<ProjectList>('/api/v3/projects?projectUserRole=SHARED');
    expect(shared.body.docs).toMatchObject([
      { id, isOwner: false, owner: 'Distributor Demo', client: 'Lumen Distribución SL', actions: [] },
    ]);
    expect((await adds(guest, id)).body).toMatchObject({ code: 'projectForbidden' });
    expect((await owner.put(`${members}/${guestId}`, { role: 'editor' })).status).toBe(200);
    expect((await adds(guest, id)).status).toBe(201);
    expect((await owner.del(`${members}/${guestId}`)).status).toBe(204);
    expect([await reads(guest, id), (await adds(guest, id)).status]).toEqual([404, 404]);
    expect((await owner.del(`${members}/${guestId}`)).status).toBe(404);
  });

  it('does so once under a key', async () => {
    const { members } = await newProject();
    const key = { 'idempotency-key': randomUUID() };
    const add = () => owner.post<ProjectMembers>(members, { email, role: 'editor' }, key);
    const [first, second] = [await add(), await add()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    const other = await owner.post(members, { email, role: 'viewer' }, key);
    expect([other.status, other.body.code]).toEqual([409, 'idempotencyMismatch']);
  });

  it.each([
    ['an unknown e-mail', { email: 'nobody@example.test', role: 'viewer' }, 404, 'memberUnknown'],
    ['the own one', { email: 'distributor@lucerna.test', role: 'viewer' }, 409, 'memberAlready'],
    ['no e-mail', { email: 'hotel', role: 'viewer' }, 400, 'badRequest'],
    ['a role of its own', { email, role: 'owner' }, 400, 'badRequest'],
    ['an assignment', { email, role: 'assigned' }, 400, 'badRequest'],
  ])('is told why %s is not added', async (_, sent, status, code) => {
    const { members } = await newProject();
    const refused = await owner.post(members, sent);
    expect([refused.status, refused.body.code]).toEqual([status, code]);
  });

  it('adds nobody twice, nobody blocked, and no more than a hundred', async () => {
    const { id, members } = await newProject();
    const add = (to: string) => owner.post(members, { email: to, role: 'viewer' });
    await add(email);
    expect((await add(email)).body).toMatchObject({ code: 'memberAlready', details: { email } });
    await server.pool.query(
      `insert into account (email, roles, blocked_at) select 'm' || n || '@example.test', '{1}', case when n = 0 then now() end
       from generate_series(0, 99) n`,
    );
    expect((await add('m0@example.test')).body.code).toBe('memberUnknown');
    await server.pool.query(
      `insert into project_member (project_id, account_id, role, added_by)
       select $1, id, 'viewer', id from account where email like 'm%@example.test' and blocked_at is null`,
      [id],
    );
    expect((await add('importer@lucerna.test')).body.code).toBe('membersFull');
  });

  it('tells by mail, and the audit log keeps it', async () => {
    const { id, members } = await newProject();
    await owner.post(members, { email, role: 'editor' });
    const { rows } = await server.pool.query<{ action: string; detail: object }>(
      `select kind as action, payload as detail from event where is_audit and payload ->> 'project' = $1`,
      [id],
    );
    expect(rows).toEqual([{ action: 'projectMemberAdded', detail: { project: id, role: 'editor' } }]);
    const subject = 'Distributor Demo shared a project with you';
    await expect
      .poll(async () =>
        (await lettersTo(server.url, email)).find(({ text }) => text.includes(`/project/${id}`)),
      )
      .toMatchObject({ subject });
  });
});

describe('a member of a project', () => {
  it('sees who else works on it, adds nobody, and leaves it', async () => {
    const { id, members } = await newProject();
    const guestId = await idOf(guest);
    await owner.post(members, { email, role: 'editor' });
    const seen = await guest.get<ProjectMembers>(members);
    expect(seen.body.members).toMatchObject([{ id: guestId, isYou: true }]);
    const more = await guest.post(members, { email: 'importer@lucerna.test', role: 'viewer' });
    const promoted = await guest.put(`${members}/${guestId}`, { role: 'viewer' });
    for (const { status, body } of [more, promoted]) {
      expect([status, body.code]).toEqual([403, 'projectForbidden']);
    }
    expect((await guest.del(`${members}/${await idOf(owner)}`)).status).toBe(403);
    expect((await guest.del(`${members}/${guestId}`)).status).toBe(204);
    expect(await reads(guest, id)).toBe(404);
  });

  it('who is a stranger learns nothing', async () => {
    const { members } = await newProject();
    const stranger = await server.as('sales_usa');
    const tries = [
      await stranger.get(members),
      await stranger.post(members, { email, role: 'viewer' }),
      await stranger.post(members, { email: 'nobody@example.test', role: 'viewer' }),
      await stranger.put(`${members}/${randomUUID()}`, { role: 'viewer' }),
      await stranger.del(`${members}/${randomUUID()}`),
      await stranger.post(members.replace('v1', 'v2').replace('members', 'assign-thirdparty'), { email }),
    ];
    expect(tries.map(({ status, body }) => [status, body.code])).toEqual(tries.map(() => [404, 'notFound']));
  });
});

describe('a project that is assigned', () => {
  it('is worked on by a third party, whom who looks after the client may end', async () => {
    const { id, members } = await newProject();
    const guestId = await idOf(guest);
    const sales = await server.as('sales');
    const assigns = () => sales.post<ProjectMembers>(`/api/v2/projects/${id}/assign-thirdparty`, { email });
    expect((await assigns()).body.members).toMatchObject([{ id: guestId, role: 'assigned' }]);
    expect((await assigns()).body).toMatchObject({ code: 'memberAlready' });
    expect((await adds(guest, id)).status).toBe(201);
    expect((await owner.put(`${members}/${guestId}`, { role: 'viewer' })).status).toBe(404);
    expect((await sales.del(`${members}/${guestId}`)).status).toBe(204);
    expect(await reads(guest, id)).toBe(404);
  });

  it('is not assigned by who has no right to it', async () => {
    const { id } = await newProject();
    const refused = await owner.post(`/api/v1/projects/${id}/assign-thirdparty`, { email });
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'forbidden' }]);
  });
});
