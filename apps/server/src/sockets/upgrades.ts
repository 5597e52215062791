import { socketPath, type HttpProblemCode } from '@lucerna/contract';
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Env } from '../env';
import { answerSocket } from '../http/unrouted';

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
type Listener = (...given: unknown[]) => void;

/** CORS does not hold for websockets, so the origin is checked here (cross-site socket hijacking). */
function comesFromUs({ headers: { origin, host } }: IncomingMessage, { publicOrigin }: Env): boolean {
  if (origin === undefined) return true;
  return publicOrigin ? origin === publicOrigin : [`http://${host}`, `https://${host}`].includes(origin);
}

/** What stands against making a websocket of a connection; null: nothing. */
function refusalOf(request: IncomingMessage, env: Env): HttpProblemCode | null {
  const { method, url = '', headers } = request;
  const [path, query] = url.split('?', 2);
  if (path !== `${socketPath}/`) return 'notFound';
  const asked = new URLSearchParams(query);
  const isOurs = asked.get('transport') === 'websocket' && asked.get('EIO') === '4' && !asked.has('sid');
  const isWebsocket =
    method === 'GET' &&
    headers.upgrade?.toLowerCase() === 'websocket' &&
    headers['sec-websocket-version'] === '13' &&
    /^[+/0-9A-Za-z]{22}==$/.test(headers['sec-websocket-key'] ?? '');
  if (!isOurs || !isWebsocket) return 'badRequest';
  return comesFromUs(request, env) ? null : 'originForbidden';
}

/**
 * Leaves to the sockets that were opened on the server the upgrades that are theirs, and nothing else: other upgrades
 * are refused in our words, and calls that are no upgrades stay Fastify's. A connection that is upgraded has no
 * listener of the HTTP server any more; one that breaks off then would end the process without one of ours.
 * Gives what hangs up on all of them, at a stop.
 */
export function guardUpgrades(http: HttpServer, env: Env, open: () => void): () => void {
  const calls = http.listeners('request') as Listener[];
  open();
  const upgrades = http.listeners('upgrade') as Upgrade[];
  http.removeAllListeners('request').removeAllListeners('upgrade');
  for (const call of calls) http.on('request', call);
  const connections = new Set<Duplex>();
  http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    connections.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => connections.delete(socket));
    const refused = refusalOf(request, env);
    if (refused) answerSocket(socket, refused);
    else for (const upgrade of upgrades) upgrade(request, socket, head);
  });
  return () => connections.forEach((socket) => socket.destroy());
}
