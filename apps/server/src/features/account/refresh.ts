import type { Operations } from '@lucerna/contract';
import type { AppContext } from '../../app-context';
import { answer, no } from '../../http/answer';
import { clearCookies, refreshCookie } from '../../http/cookies';
import type { Handler } from '../../http/serve';
import { record } from '../audit';
import { exchange } from './session';
import { closeSessions, startSession } from './start-session';

/** Exchanges the refresh cookie. A token used long ago ends the session everywhere. */
export function refresh(ctx: AppContext): Handler<Operations['refresh']> {
  return async ({ request, reply, log }) => {
    const token = request.cookies[refreshCookie];
    if (!token) return no({ code: 'unauthorised' });
    const result = await exchange(ctx.pool, ctx.secrets.signing, token);
    if ('open' in result) return answer(await startSession(ctx, request, reply, result.open));
    if (result.ended) {
      const { accountId } = result.ended;
      log.warn({ account: accountId }, 'an old refresh token was used: session ended');
      await record(ctx.pool, { action: 'refreshReplayed', actor: null, subject: accountId, request });
      await closeSessions(ctx, result.ended);
    }
    clearCookies(request, reply, ctx.env);
    return no({ code: 'sessionExpired' });
  };
}
