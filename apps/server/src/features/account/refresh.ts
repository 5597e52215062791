import type { Operations } from '@lucerna/contract';
import type { Frame } from '../../frame';
import { answer, no } from '../../http/answer';
import { clearCookies, refreshCookie } from '../../http/cookies';
import type { Handler } from '../../http/serve';
import { record } from '../audit';
import { exchange } from './session';
import { closeSessions, startSession } from './start-session';

/** Exchanges the refresh cookie. A token used long ago ends the session everywhere. */
export function refresh(frame: Frame): Handler<Operations['refresh']> {
  return async ({ request, reply, log }) => {
    const token = request.cookies[refreshCookie];
    if (!token) return no({ code: 'unauthorised' });
    const result = await exchange(frame.pool, frame.secrets.signing, token);
    if ('open' in result) return answer(await startSession(frame, request, reply, result.open));
    if (result.ended) {
      const { accountId } = result.ended;
      log.warn({ account: accountId }, 'an old refresh token was used: session ended');
      await record(frame.pool, { action: 'refreshReplayed', actor: null, subject: accountId, request });
      await closeSessions(frame, result.ended);
    }
    clearCookies(request, reply, frame.env);
    return no({ code: 'sessionExpired' });
  };
}
