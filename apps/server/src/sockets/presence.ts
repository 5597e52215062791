import { placeInProject } from '@lucerna/contract';
import type { ClientEvents, PlaceInProject, ProjectPerson, ServerEvents } from '@lucerna/contract';
import type { Server, Socket } from 'socket.io';
import type { FindReader } from '../ports/sockets';
import { errorOf } from '../thrown';
import type { Viewer } from '../viewer';

/** What the nodes tell each other. */
export interface NodeEvents {
  endSessions: (rooms: string[]) => void;
  checkProject: (projectId: string) => void;
}

/** What a node says of its sockets to the others: who is where. */
interface SocketData {
  person?: Omit<ProjectPerson, 'lines'>;
  line?: string | null;
}

export type SocketServer = Server<ClientEvents, ServerEvents, NodeEvents, SocketData>;
export type OpenSocket = Socket<ClientEvents, ServerEvents, NodeEvents, SocketData>;

export const projectRoom = (id: string) => `project:${id}`;

/** Who comes, goes and moves within so many milliseconds is told together. */
const pauseMs = 100;
/** A check that failed, of a database that was away, is made again after so many milliseconds. */
const againMs = 2000;
/** The most people of a project who are told of. */
const maxPeople = 50;

interface Deps {
  /** Who is behind a session by now; null when it has ended. */
  readonly findViewer: (sessionId: string) => Promise<Viewer | null>;
  readonly findReader: FindReader;
  /** Hangs up the sockets of a session that has ended. */
  readonly end: (sessionId: string) => void;
  readonly report: (error: Error) => void;
}

/** A socket of this node. */
interface Watched {
  readonly accountId: string;
  /** The project that it has open, or is about to. */
  readonly projectId: () => string | null;
  /** Asks again whether its account may; `isTold`: the page hears from elsewhere what became of the project. */
  readonly check: (isTold: boolean) => Promise<void>;
}

/**
 * Who has which project open, and at which line. A socket is in the room of one project at most; what nodes know of each other's
 * sockets is asked when something changed, so that none keeps what another one knows better. Each node asks again for its own
 * sockets when a right may have ended.
 */
export function watchPresence(io: SocketServer, { findViewer, findReader, end, report }: Deps) {
  const waiting = new Set<string>();
  const watched = new Set<Watched>();
  let isClosed = false;

  async function tell(projectId: string): Promise<void> {
    waiting.delete(projectId);
    if (isClosed) return;
    const people = new Map<string, ProjectPerson>();
    for (const { data } of await io.in(projectRoom(projectId)).fetchSockets()) {
      const { person, line } = data;
      if (!person) continue;
      const lines = [...(people.get(person.id)?.lines ?? []), ...(line ? [line] : [])];
      people.set(person.id, { ...person, lines });
    }
    if (isClosed) return;
    const told = { id: projectId, people: [...people.values()].slice(0, maxPeople) };
    io.to(projectRoom(projectId)).emit('presence', told);
  }

  function tellSoon(projectId: string): void {
    if (isClosed || waiting.has(projectId)) return;
    waiting.add(projectId);
    setTimeout(() => void tell(projectId).catch((error: unknown) => report(errorOf(error))), pauseMs).unref();
  }

  function watch(socket: OpenSocket, accountId: string, sessionId: string): void {
    let current: string | null = null;
    let next: PlaceInProject | undefined;
    let doubt: { readonly isTold: boolean } | null = null;
    let going: Promise<void> | null = null;

    async function leave(): Promise<void> {
      if (current === null) return;
      const left = current;
      current = null;
      await socket.leave(projectRoom(left));
      tellSoon(left);
    }
    async function go(place: PlaceInProject): Promise<void> {
      const id = place?.id ?? null;
      if (id !== current) await leave();
      if (!place || id === null) return;
      if (current === null) {
        // Before it is asked: a right that ends while the answer is on its way is asked again.
        current = id;
        if (!(await enter(id))) return;
      }
      socket.data.line = place.line;
      tellSoon(id);
    }
    async function enter(id: string): Promise<boolean> {
      let name: string | null = null;
      try {
        const viewer = await findViewer(sessionId);
        name = viewer && (await findReader(viewer, id));
      } finally {
        if (name === null) current = null;
      }
      if (name === null || !socket.connected) return false;
      socket.data.person = { id: accountId, name };
      await socket.join(projectRoom(id));
      return true;
    }
    async function checkNow(isTold: boolean): Promise<void> {
      const viewer = await findViewer(sessionId);
      if (!viewer) return end(sessionId);
      if (current === null || (await findReader(viewer, current)) !== null) return;
      if (!isTold) socket.emit('project', { id: current, change: 'removed' });
      await leave();
    }
    // Of many places that are told at once the last one counts: one look-up at a time for each socket.
    async function goOn(): Promise<void> {
      try {
        while (next !== undefined || doubt) {
          const place = next;
          next = undefined;
          if (place !== undefined) await go(place);
          const doubted: typeof doubt = doubt;
          if (!doubted) continue;
          doubt = null;
          await checkNow(doubted.isTold).catch((error: unknown) => {
            doubt ??= doubted;
            throw error;
          });
        }
      } catch (error) {
        if (!isClosed) report(errorOf(error));
        if (doubt) setTimeout(() => void follow(), againMs).unref();
      } finally {
        going = null;
      }
    }
    const follow = (): Promise<void> => (going ??= goOn());

    const itself: Watched = {
      accountId,
      projectId: () => current,
      check(isTold) {
        doubt = { isTold: isTold || doubt?.isTold === true };
        return follow();
      },
    };
    watched.add(itself);
    socket.on('at', (said: unknown) => {
      const place = placeInProject.safeParse(said);
      if (!place.success) return;
      next = place.data;
      void follow();
    });
    socket.on('disconnect', () => {
      watched.delete(itself);
      if (current !== null) tellSoon(current);
    });
  }

  /** One after the other: a change of all accounts asks for every socket. */
  async function check(those: (each: Watched) => boolean, isTold: boolean): Promise<void> {
    for (const each of [...watched].filter(those)) {
      if (isClosed) return;
      if (watched.has(each)) await each.check(isTold);
    }
  }

  return {
    watch,
    /** After a change of who may read a project. */
    checkProject: (projectId: string) => void check((each) => each.projectId() === projectId, true),
    /** After a change of an account, or of all (null or empty): also hangs up what belongs to an ended session. */
    checkAccount: (accountId: string | null) =>
      void check((each) => !accountId || each.accountId === accountId, false),
    close: () => void (isClosed = true),
  };
}
