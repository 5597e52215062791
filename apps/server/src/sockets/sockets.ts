import { socketPath } from '@lucerna/contract';
import { createAdapter } from '@socket.io/postgres-adapter';
import type { Server as HttpServer } from 'node:http';
import type pg from 'pg';
import { Server } from 'socket.io';
import type { Env } from '../env';
import { accessCookie, readCookie } from '../http/cookies';
import { accountChannel } from '../http/viewers';
import type { Notices } from '../ports/database';
import type { FindReader, Sockets, StartDocuments } from '../ports/sockets';
import type { Viewers } from '../ports/viewers';
import { adapterPool } from './adapter-pool';
import { projectRoom, watchPresence, type SocketServer } from './presence';
import { findAgain, takeDocuments } from './take-documents';
import { guardUpgrades } from './upgrades';
import { errorOf } from '../thrown';

/** How long browsers have to hang up by themselves at a stop. */
const goodbyeMs = 500;

/** Bytes of a message: the most documents that are asked for at once, 330 bytes each with all their parameters, and two tokens. */
const largestMessage = 800_000;

interface Emitter {
  emit(name: string, data: unknown): unknown;
}

/** The types of socket.io do not follow one event of several; the pair of name and data is checked by `Sockets`. */
const tellIn = (to: Emitter, name: string, data: unknown) => to.emit(name, data);

const room = (accountId: string) => `account:${accountId}`;
const sessionRoom = (sessionId: string | null) => `session:${sessionId}`;

/** The socket of the HTTP server: websocket only, from our own origin, joined to the account of its access cookie. */
export async function openSockets(
  http: HttpServer,
  {
    env,
    pool,
    viewers,
    notices,
    report,
  }: {
    env: Env;
    pool: pg.Pool;
    viewers: Viewers;
    notices: Notices;
    report: (error: Error) => void;
  },
): Promise<Sockets> {
  const io: SocketServer = new Server();
  const hangUp = guardUpgrades(http, env, () =>
    io.attach(http, {
      path: socketPath,
      transports: ['websocket'],
      serveClient: false,
      maxHttpBufferSize: largestMessage,
    }),
  );
  const listening = adapterPool(pool, report);
  io.adapter(createAdapter(listening.pool, { errorHandler: report }));
  // Nobody reads a project until the projects are served.
  let find: FindReader = () => Promise.resolve(null);
  // Nobody has documents made until they are served.
  let startDocuments: StartDocuments = () => Promise.resolve({ code: 'unavailable' });
  const presence = watchPresence(io, {
    findViewer: (sessionId) => viewers.findOfSession(sessionId),
    findReader: (viewer, projectId) => find(viewer, projectId),
    end: (sessionId) => endHere([sessionRoom(sessionId)]),
    report,
  });
  const admit = async (socket: Parameters<typeof presence.watch>[0]): Promise<Error | undefined> => {
    try {
      const viewer = await viewers.find(readCookie(socket.handshake.headers.cookie, accessCookie));
      if (!viewer) return new Error('unauthorised');
      await socket.join([room(viewer.accountId), sessionRoom(viewer.sessionId)]);
      if (viewer.sessionId !== null) presence.watch(socket, viewer.accountId, viewer.sessionId);
      takeDocuments(socket, {
        findViewer: () => findAgain(viewers, viewer),
        start: (by, said) => startDocuments(by, said),
        report,
      });
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
  io.on('checkProject', presence.checkProject);
  // Behind the viewers, which forget what they knew of the account by the same notice.
  await notices.on(accountChannel, presence.checkAccount);
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
    tellProject(accountIds, notice) {
      if (isClosed) return;
      io.to([...accountIds.map(room), projectRoom(notice.id)]).emit('project', notice);
    },
    openProjects(next) {
      find = next;
    },
    openDocuments(next) {
      startDocuments = next;
    },
    checkProject(projectId) {
      if (isClosed) return;
      presence.checkProject(projectId);
      io.serverSideEmit('checkProject', projectId);
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
      presence.close();
      await io.of('/').adapter.close();
      await listening.close();
      // The HTTP server is Fastify's to close.
      io.engine.close();
      // Who does not hang up in turn would hold up the stop.
      setTimeout(hangUp, goodbyeMs).unref();
    },
  };
}
