import type { Operations } from '@lucerna/contract';
import type { AppContext } from '../../app-context';
import { noContent } from '../../http/answer';
import { clearCookies, refreshCookie } from '../../http/cookies';
import type { Handler } from '../../http/serve';
import { record } from '../audit';
import { endSession } from './session';
import { closeSessions } from './start-session';

/** Ends the session on the server at once, on every node, and clears its cookies. Without one it does the same. */
export function signOut(ctx: AppContext): Handler<Operations['logout']> {
  return async ({ viewer, request, reply }) => {
    const token = request.cookies[refreshCookie];
    if (token !== undefined || viewer) {
      const ended = await endSession(ctx.pool, { token, sessionId: viewer?.sessionId ?? null });
      if (ended) {
        await record(ctx.pool, {
          action: 'signedOut',
          actor: ended.accountId,
          subject: ended.accountId,
          request,
        });
        await closeSessions(ctx, ended);
      }
    }
    clearCookies(request, reply, ctx.env);
    return noContent();
  };
}
