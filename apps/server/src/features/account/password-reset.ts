import type { Operations } from '@lucerna/contract';
import { inTransaction } from '../../database/transaction';
import type { AppContext } from '../../app-context';
import { answer, no, type Answer } from '../../http/answer';
import type { Handler } from '../../http/serve';
import { takeSharedWindow } from '../../http/shared-limit';
import { revokeKeys } from '../api-key';
import { record } from '../audit';
import { linkOrigin } from '../mail';
import { isCommonPassword } from './common-password';
import { askReset, tellPasswordChanged } from './letters';
import { lettersToPlace, mailRequests, placeOfRequest, tokenTries, tooMany } from './limits';
import { useToken } from './mail-token';
import { hashPassword } from './password';
import { settle } from './register-type';
import { endSessions, type Ended } from './session';
import { closeSessions, enter } from './start-session';
import { changeColumns, disconnectAll, lockAccount, setPassword } from './store';

/** Asks for a letter. The account is looked up by the task that sends it: the answer and its time are the same without one. */
export function requestPasswordReset(ctx: AppContext): Handler<Operations['requestPasswordReset']> {
  const limit = mailRequests();
  return async ({ body: { email }, request }) => {
    const place = placeOfRequest(request);
    const refused = tooMany(limit, place) ?? (await takeSharedWindow(ctx.pool, lettersToPlace, place));
    if (refused) return refused;
    // The flag knows e-mails, not accounts: this tells nobody whether there is one.
    if ((await ctx.flags.ofEmail(email)).lockWebLogin) return no({ code: 'loginLocked' });
    await askReset(ctx, ctx.pool, { email, origin: linkOrigin(request, ctx.env) });
    await record(ctx.pool, { action: 'passwordResetAsked', actor: null, request });
    return { ok: true, status: 202 };
  };
}

/**
 * Sets the password of the letter's reader and signs in. All sessions and keys end. Where the e-mail was proven by
 * nobody before, whoever made the account was perhaps somebody else: connected channels go too.
 */
export function confirmPasswordReset(ctx: AppContext): Handler<Operations['confirmPasswordReset']> {
  const limit = tokenTries();
  return async ({ body: { token, password }, request, reply }) => {
    const place = placeOfRequest(request);
    const refused = tooMany(limit, place);
    if (refused) return refused;
    const passwordHash = await hashPassword(password, place);
    const done = await inTransaction(ctx.pool, async (tx): Promise<Answer<Ended>> => {
      const accountId = await useToken(tx, token, 'reset');
      const row = accountId && (await lockAccount(tx, accountId));
      if (!row) return no({ code: 'tokenInvalid' });
      if ((await ctx.flags.ofEmail(row.email)).lockWebLogin) return no({ code: 'loginLocked' });
      if (isCommonPassword(password, row.email)) return no({ code: 'passwordCommon' });
      if (!row.emailVerifiedAt) await disconnectAll(tx, row.id);
      await revokeKeys(tx, row.id);
      await setPassword(tx, row.id, passwordHash);
      const proven = await changeColumns(tx, row.id, {
        emailVerifiedAt: row.emailVerifiedAt ?? ctx.now(),
      });
      await settle(ctx, tx, proven, request);
      const ended = await endSessions(tx, row.id);
      await record(tx, {
        action: 'passwordReset',
        actor: row.id,
        subject: row.id,
        request,
        detail: { ended: ended.sessionIds.length },
      });
      await tellPasswordChanged(ctx, tx, {
        accountId: row.id,
        origin: linkOrigin(request, ctx.env),
      });
      return answer(ended);
    });
    if (!done.ok) return done;
    await closeSessions(ctx, done.value!);
    return answer(await enter(ctx, request, reply, done.value!.accountId));
  };
}
