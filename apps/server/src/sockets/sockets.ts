import { socketPath } from '@lucerna/contract';
import type { ServerEvents } from '@lucerna/contract';
import { createAdapter } from '@socket.io/postgres-adapter';
import type { Server as HttpServer } from 'node:http';
import type pg from 'pg';
import { Server } from 'socket.io';
import type { Socket } from 'socket.io';
import type { Env } from '../env';
import { accessCookie, readCookie } from '../http/cookies';
import type { Sockets } from '../ports/sockets';
import type { Viewers } from '../ports/viewers';
import { adapterPool } from './adapter-pool';
import { guardUpgrades } from './upgrades';
import { errorOf } from '../thrown';

/** What the nodes tell each other. */
interface NodeEvents {
  endSessions: (rooms: string[]) => void;
}

/** How long browsers have to hang up by themselves at a stop. */
const goodbyeMs = 500;

interface Emitter {
  emit(name: string, data: unknown): unknown;
}

/** The types of socket.io do not follow one event of several; the pair of name and data is checked by `Sockets`. */
const tellIn = (to: Emitter, name: string, data: unknown) => to.emit(name, data);

const room = (accountId: string) => `account:${accountId}`;
const sessionRoom = (sessionId: string | null) => `session:${sessionId}`;

/** The socket of the HTTP server: websocket only, from our own origin, joined to the account of its access cookie. */
export function openSockets(
  http: HttpServer,
  {
    env,
    pool,
    viewers,
    report,
  }: { env: Env; pool: pg.Pool; viewers: Viewers; report: (error: Error) => void },
): Sockets {
  const io = new Server<Record<string, never>, ServerEvents, NodeEvents>();
  const hangUp = guardUpgrades(http, env, () =>
    io.attach(http, {
      path: socketPath,
      transports: ['websocket'],
      serveClient: false,
      maxHttpBufferSize: 100_000,
    }),
  );
  const listening = adapterPool(pool, report);
  io.adapter(createAdapter(listening.pool, { errorHandler: report }));
  const admit = async (socket: Socket): Promise<Error | undefined> => {
    try {
      const viewer = await viewers.find(readCookie(socket.handshake.headers.cookie, accessCookie));
      if (!viewer) return new Error('unauthorised');
      await socket.join([room(viewer.accountId), sessionRoom(viewer.sessionId)]);
      return undefined;
    } catch (error) {
      report(errorOf(error));
      return new Error('unavailable');
    }
  };
  io.use((socket, next) => void admit(socket).then(next));
  // Each node by itself: through the adapter two messages may overtake each other, and nobody hears after a hang-up.
  const endHere = (rooms: string[]) => {
    io.local.to(rooms).emit('signedOut', {});
    io.local.in(rooms).disconnectSockets(true);
  };
  io.on('endSessions', endHere);
  // A closed adapter that is told one thing more begins to beat again, on a pool that has ended.
  let isClosed = false;
  return {
    tell: (accountId, event, data) => {
      if (isClosed) return;
      tellIn(io.to(room(accountId)), event, data);
    },
    tellAll: (event, data) => {
      if (isClosed) return;
      tellIn(io, event, data);
    },
    end(sessionIds) {
      if (isClosed || sessionIds.length === 0) return;
      const rooms = sessionIds.map(sessionRoom);
      endHere(rooms);
      io.serverSideEmit('endSessions', rooms);
    },
    async close() {
      // Only those of this node: without `local` the adapter would pass it on to all.
      io.local.disconnectSockets(true);
      isClosed = true;
      await io.of('/').adapter.close();
      await listening.close();
      // The HTTP server is Fastify's to close.
      io.engine.close();
      // Who does not hang up in turn would hold up the stop.
      setTimeout(hangUp, goodbyeMs).unref();
    },
  };
}
