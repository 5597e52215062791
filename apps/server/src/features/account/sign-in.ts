import type { Operations } from '@lucerna/contract';
import type { AppContext } from '../../app-context';
import { answer, no } from '../../http/answer';
import type { Handler } from '../../http/serve';
import { clearShared, giveBackShared, takeShared } from '../../http/shared-limit';
import { record } from '../audit';
import { isKnownPlace } from './known-place';
import { fromAddress, guesses, guessesAtPlace, guessesOfStrangers, placeOfRequest, tooMany } from './limits';
import { isPassword } from './password';
import { enter } from './start-session';
import { findCredentials } from './store';

/** Signs in by e-mail. An unknown e-mail and a wrong password are answered alike, after the same time. */
export function signIn(ctx: AppContext): Handler<Operations['login']> {
  const byAddress = fromAddress();
  const byAccount = guesses();
  return async ({ body: { email, password }, request, reply }) => {
    const place = placeOfRequest(request);
    const key = `${place} ${email}`;
    const refused = tooMany(byAddress, place) ?? tooMany(byAccount, key);
    if (refused) return refused;
    if ((await ctx.flags.ofEmail(email)).lockWebLogin) return no({ code: 'loginLocked' });
    const account = await findCredentials(ctx.pool, email);
    const isKnown = await isKnownPlace(ctx.pool, account?.id ?? null, place);
    const shared =
      (await takeShared(ctx.pool, guessesAtPlace, key)) ??
      (isKnown ? null : await takeShared(ctx.pool, guessesOfStrangers, email));
    if (shared) return shared;
    const right = await isPassword(account?.passwordHash ?? null, password, place);
    const subject = account?.id ?? null;
    if (!account || !right) {
      await record(ctx.pool, { action: 'signInFailed', actor: null, subject, request });
      return no({ code: 'credentialsInvalid' });
    }
    byAccount.clear(key);
    await clearShared(ctx.pool, guessesAtPlace, key);
    if (!isKnown) await giveBackShared(ctx.pool, guessesOfStrangers, email);
    await record(ctx.pool, {
      action: 'signedIn',
      actor: account.id,
      subject,
      request,
      detail: { by: 'password' },
    });
    return answer(await enter(ctx, request, reply, account.id));
  };
}
