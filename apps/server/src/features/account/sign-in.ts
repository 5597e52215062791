import type { Operations } from '@lucerna/contract';
import type { Frame } from '../../frame';
import { answer, no } from '../../http/answer';
import type { Handler } from '../../http/serve';
import { fromAddress, guesses, tooMany } from './limits';
import { isPassword } from './password';
import { openSession } from './session';
import { startSession } from './start-session';
import { findCredentials } from './store';

/** Signs in by e-mail. An unknown e-mail and a wrong password are answered alike, after the same time. */
export function signIn(frame: Frame): Handler<Operations['login']> {
  const byAddress = fromAddress();
  const byAccount = guesses();
  return async ({ body: { email, password }, request, reply }) => {
    const key = `${request.ip} ${email}`;
    const refused = tooMany(byAddress, request.ip) ?? tooMany(byAccount, key);
    if (refused) return refused;
    if ((await frame.flags.ofEmail(email)).lockWebLogin) return no({ code: 'loginLocked' });
    const account = await findCredentials(frame.pool, email);
    const right = await isPassword(account?.password_hash ?? null, password);
    if (!account || !right) return no({ code: 'credentialsInvalid' });
    byAccount.clear(key);
    return answer(await startSession(frame, request, reply, await openSession(frame.pool, account.id)));
  };
}
