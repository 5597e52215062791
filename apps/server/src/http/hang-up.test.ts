import Fastify from 'fastify';
import net from 'node:net';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { hangUpAtStop } from './hang-up';

async function open(answerMs = 0) {
  const app = Fastify({ forceCloseConnections: 'idle' });
  hangUpAtStop(app);
  app.get('/', async () => {
    await wait(answerMs);
    return 'answered';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as net.AddressInfo;
  const socket = net.connect(port, '127.0.0.1');
  await once(app.server, 'connection');
  return { app, socket };
}

it('a connection that asked nothing does not hold up a stop', async () => {
  const { app, socket } = await open();
  const hungUp = once(socket, 'close');
  await app.close();
  await hungUp;
  expect(app.server.listening).toBe(false);
}, 10_000);

it('nor does one whose request never ends its head', async () => {
  const { app, socket } = await open();
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n');
  const hungUp = once(socket, 'close');
  await app.close();
  await hungUp;
  expect(app.server.listening).toBe(false);
}, 10_000);

it('what was asked is answered first', async () => {
  const { app, socket } = await open(200);
  const asked = once(app.server, 'request');
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  await asked;
  let said = '';
  socket.on('data', (chunk) => (said += String(chunk)));
  const hungUp = once(socket, 'close');
  await app.close();
  await hungUp;
  expect(said).toContain('answered');
}, 10_000);
