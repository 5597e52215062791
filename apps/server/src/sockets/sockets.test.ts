import { operations, socketPath, type ProjectPresence } from '@lucerna/contract';
import { signedIn, startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
const open: Socket[] = [];
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => open.forEach((socket) => socket.disconnect()));

function connect(cookie: string, origin = server.url, transports = ['websocket']): Promise<Socket> {
  const socket = io(server.url, {
    path: socketPath,
    transports,
    extraHeaders: { cookie, origin },
    reconnection: false,
    forceNew: true,
  });
  open.push(socket);
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}

async function cookieOf(role: 'admin' | 'sales'): Promise<string> {
  return `access=${(await server.as(role)).cookies.get('access')}`;
}

describe('the socket', () => {
  it('brings an event to its account and to nobody else', async () => {
    const [admin, sales] = await Promise.all([
      connect(await cookieOf('admin')),
      connect(await cookieOf('sales')),
    ]);
    const { body } = await (await server.as('admin')).get<{ id: string }>('/users/v1/account');
    const heard: string[] = [];
    sales.on('document', () => heard.push('sales'));
    const arrived = new Promise((resolve) => admin.on('document', resolve));
    const made = { kind: 'budget', id: 'b', projectId: 'p', state: 'ready' } as const;
    server.ctx.sockets.tell(body.id, 'document', made);
    expect(await arrived).toEqual(made);
    expect(heard).toEqual([]);
  });

  it('is closed to callers without a session, from other sites and over long polling', async () => {
    await expect(connect('')).rejects.toThrow('unauthorised');
    await expect(connect(await cookieOf('admin'), 'https://elsewhere.example')).rejects.toThrow();
    await expect(connect(await cookieOf('admin'), server.url, ['polling'])).rejects.toThrow();
  });

  it('of a session that ends is told so and hung up; others of the account go on', async () => {
    const [first, second] = [await signedIn(server.url, 'importer'), await signedIn(server.url, 'importer')];
    const cookie = (user: TestUser) => `access=${user.cookies.get('access')}`;
    const [ending, going] = [await connect(cookie(first)), await connect(cookie(second))];
    const told = new Promise((resolve) => ending.once('signedOut', resolve));
    const over = new Promise((resolve) => ending.once('disconnect', resolve));
    await first.post('/users/v1/auth/logout');
    await Promise.all([told, over]);
    expect(going.connected).toBe(true);
    await expect(connect(cookie(first))).rejects.toThrow('unauthorised');
    const closed = new Promise((resolve) => going.once('disconnect', resolve));
    await (await signedIn(server.url, 'importer')).del('/users/v1/auth/sessions');
    await closed;
  });

  it('shows who has a project open and at which line, to those who may read it alone', async () => {
    const [owner, mate] = await Promise.all([server.as('distributor'), server.as('importer')]);
    const cookie = (user: TestUser) => `access=${user.cookies.get('access')}`;
    const { body: project } = await owner.post<{ id: string; products: { orderedIds: string[] } }>(
      '/api/v1/projects',
      { name: 'Together', products: [{ model: '2010' }] },
    );
    const { id } = project;
    const line = project.products.orderedIds[0]!;
    const [first, second] = [await connect(cookie(owner)), await connect(cookie(mate))];
    const heard: ProjectPresence[] = [];
    const unheard: unknown[] = [];
    const notices: unknown[] = [];
    first.on('presence', (told: ProjectPresence) => void heard.push(told));
    second.on('presence', (told) => void unheard.push(told));
    second.on('project', (told) => void notices.push(told));
    const newest = () => heard.at(-1)?.people.map(({ lines }) => lines);
    first.emit('at', { id, line });
    second.emit('at', { id, line: null });
    first.emit('at', 'nowhere');
    await expect.poll(newest).toEqual([[line]]);
    expect(unheard).toEqual([]);

    const { body: account } = await mate.get<{ id: string; email: string }>('/users/v1/account');
    await owner.post(`/api/v1/projects/${id}/members`, { email: account.email, role: 'viewer' });
    second.emit('at', { id, line });
    await expect.poll(newest).toEqual([[line], [line]]);
    second.emit('at', { id, line: null });
    await expect.poll(newest).toEqual([[line], []]);
    await owner.put(`/api/v1/projects/${id}/products/${line}`, { attributesToUpdate: { quantity: 3 } });
    await expect.poll(() => notices).toContainEqual({ id, change: 'changed' });

    // Whose part is over is told nothing more.
    await owner.del(`/api/v1/projects/${id}/members/${account.id}`);
    await expect.poll(newest).toEqual([[line]]);
    second.emit('at', { id, line });
    first.emit('at', { id, line: null });
    await expect.poll(newest).toEqual([[]]);
  });

  describe('where a right ends', () => {
    const cookie = (user: TestUser) => `access=${user.cookies.get('access')}`;

    /** A project of the distributor that its owner and a member have open. */
    async function together() {
      const owner = await server.as('distributor');
      const mate = await signedIn(server.url, 'specifier');
      const { body: project } = await owner.post<{ id: string }>('/api/v1/projects', { name: 'Together' });
      const { id } = project;
      const { body: account } = await mate.get<{ id: string; email: string }>('/users/v1/account');
      await owner.post(`/api/v1/projects/${id}/members`, { email: account.email, role: 'viewer' });
      const [first, second] = [await connect(cookie(owner)), await connect(cookie(mate))];
      const heard: ProjectPresence[] = [];
      const noticed: unknown[] = [];
      first.on('presence', (told: ProjectPresence) => void heard.push(told));
      second.on('project', (told) => void noticed.push(told));
      first.emit('at', { id, line: null });
      second.emit('at', { id, line: null });
      const people = () => heard.at(-1)?.people.length;
      await expect.poll(people).toBe(2);
      return { id, account, owner, first, second, people, heard, noticed };
    }

    it('ends presence at once when a right of the account is taken, and says so', async () => {
      const { id, account, people, noticed } = await together();
      await server.pool.query('delete from project_member where project_id = $1', [id]);
      await server.ctx.viewers.forget(server.pool, account.id);
      await expect.poll(people).toBe(1);
      expect(noticed).toContainEqual({ id, change: 'removed' });
    });

    it('tells nobody anything more of a deleted project', async () => {
      const { id, owner, first, people, heard, noticed } = await together();
      await owner.del(`/api/v1/projects/${id}`);
      await expect.poll(() => noticed).toContainEqual({ id, change: 'deleted' });
      const before = heard.length;
      first.emit('at', { id, line: null });
      server.ctx.sockets.tellProject([], { id, change: 'changed' });
      const { people: now } = await together();
      expect(now()).toBe(2);
      expect(people()).toBe(2);
      expect(heard.length).toBe(before);
      expect(noticed).not.toContainEqual({ id, change: 'changed' });
    });

    it('hangs up a blocked account, gone for the others', async () => {
      const { account, second, people } = await together();
      const over = new Promise((resolve) => second.once('disconnect', resolve));
      const path = operations.administerUser.path.replace(':id', account.id);
      await (await server.as('admin')).patch(path, { isBlocked: true });
      await over;
      await expect.poll(people).toBe(1);
    });
  });

  it('does not hold up a stop', async () => {
    const socket = await connect(await cookieOf('sales'));
    const ended = new Promise((resolve) => socket.once('disconnect', resolve));
    await server.stop();
    await ended;
  });
});
