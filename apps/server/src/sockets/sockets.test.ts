import { socketPath } from '@lucerna/contract';
import { startTestServer } from '@lucerna/testkit/server';
import type { TestServer } from '@lucerna/testkit/server';
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

  it('does not hold up a stop', async () => {
    const socket = await connect(await cookieOf('sales'));
    const ended = new Promise((resolve) => socket.once('disconnect', resolve));
    await server.stop();
    await ended;
  });
});
