import { socketPath } from '@lucerna/contract';
import { signedIn, startTestServer } from '@lucerna/testkit/server';
import type { TestServer, TestUser } from '@lucerna/testkit/server';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
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
    server.frame.sockets.tell(body.id, 'document', made);
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

  it('does not hold up a stop', async () => {
    const socket = await connect(await cookieOf('sales'));
    const ended = new Promise((resolve) => socket.once('disconnect', resolve));
    await server.stop();
    await ended;
  });
});
