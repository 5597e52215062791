import type { Operations } from '@lucerna/contract';
import type { Frame } from '../../frame';
import { noContent } from '../../http/answer';
import { clearCookies, refreshCookie } from '../../http/cookies';
import type { Handler } from '../../http/serve';
import { record } from '../audit';
import { endSession } from './session';
import { closeSessions } from './start-session';

/** Ends the session on the server at once, on every node, and clears its cookies. Without one it does the same. */
export function signOut(frame: Frame): Handler<Operations['logout']> {
  return async ({ viewer, request, reply }) => {
    const token = request.cookies[refreshCookie];
    if (token !== undefined || viewer) {
      const ended = await endSession(frame.pool, { token, sessionId: viewer?.sessionId ?? null });
      if (ended) {
        await record(frame.pool, {
          action: 'signedOut',
          actor: ended.accountId,
          subject: ended.accountId,
          request,
        });
        await closeSessions(frame, ended);
      }
    }
    clearCookies(request, reply, frame.env);
    return noContent();
  };
}
