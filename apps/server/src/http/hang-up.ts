import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/** How long a connection that comes while the server stops may say nothing. */
const lateMs = 500;

/**
 * Hangs up at a stop on connections that asked nothing yet, and on the others when they have their answer:
 * `server.close()` would wait a minute for their next request.
 */
export function hangUpAtStop(app: FastifyInstance): void {
  const silent = new Set<Socket>();
  let isStopping = false;
  const isAsked = ({ socket }: { readonly socket: Socket }) => silent.delete(socket);
  app.server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
    if (isStopping) setTimeout(() => silent.has(socket) && socket.destroy(), lateMs).unref();
  });
  // Before whoever answers: at an upgrade nobody else tells.
  app.server.prependListener('request', (request, answer) => {
    isAsked(request);
    answer.once('close', () => isStopping && request.socket.end());
  });
  app.server.prependListener('upgrade', isAsked);
  app.addHook('preClose', () => {
    isStopping = true;
    for (const socket of silent) socket.destroy();
    return Promise.resolve();
  });
}
