import type { DocsAnswer } from '@lucerna/contract';
import type { StartDocuments } from '../ports/sockets';
import type { Viewers } from '../ports/viewers';
import { errorOf } from '../thrown';
import type { Viewer } from '../viewer';
import type { OpenSocket } from './presence';

interface Deps {
  /** Who is behind the socket by now; null when the session has ended. */
  readonly findViewer: () => Promise<Viewer | null>;
  readonly start: StartDocuments;
  readonly report: (error: Error) => void;
}

/** The viewer of a socket as of now: what it was opened with may have ended. */
export const findAgain = (viewers: Viewers, { sessionId, accountId }: Viewer): Promise<Viewer | null> =>
  sessionId === null ? viewers.findOfAccount(accountId) : viewers.findOfSession(sessionId);

/** Takes `docsParams` of a socket, one after the other, and answers each whose sender wants an answer. */
export function takeDocuments(socket: OpenSocket, { findViewer, start, report }: Deps): void {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  /** Of one socket: who sends more does not wait for an answer. */
  const maxWaiting = 4;

  async function answerOf(said: unknown): Promise<DocsAnswer> {
    try {
      const viewer = await findViewer();
      return viewer ? await start(viewer, said) : { code: 'sessionExpired' };
    } catch (error) {
      report(errorOf(error));
      return { code: 'unavailable' };
    }
  }

  socket.on('docsParams', (said, reply) => {
    // A browser may send anything in its place.
    const tell = (told: DocsAnswer) => {
      if (typeof reply === 'function') reply(told);
    };
    if (waiting >= maxWaiting) return tell({ code: 'lineFull' });
    waiting += 1;
    last = last
      .then(() => answerOf(said))
      .then(tell)
      .finally(() => void (waiting -= 1));
  });
}
