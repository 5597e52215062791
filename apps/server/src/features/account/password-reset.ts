import type { Operations } from '@lucerna/contract';
import { inTransaction } from '../../database/transaction';
import type { Frame } from '../../frame';
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
export function requestPasswordReset(frame: Frame): Handler<Operations['requestPasswordReset']> {
  const limit = mailRequests();
  return async ({ body: { email }, request }) => {
    const place = placeOfRequest(request);
    const refused = tooMany(limit, place) ?? (await takeSharedWindow(frame.pool, lettersToPlace, place));
    if (refused) return refused;
    // The flag knows e-mails, not accounts: this tells nobody whether there is one.
    if ((await frame.flags.ofEmail(email)).lockWebLogin) return no({ code: 'loginLocked' });
    await askReset(frame, frame.pool, { email, origin: linkOrigin(request, frame.env) });
    await record(frame.pool, { action: 'passwordResetAsked', actor: null, request });
    return { ok: true, status: 202 };
  };
}

/**
 * Sets the password of the letter's reader and signs in. All sessions and keys end. Where the e-mail was proven by
 * nobody before, whoever made the account was perhaps somebody else: connected channels go too.
 */
export function confirmPasswordReset(frame: Frame): Handler<Operations['confirmPasswordReset']> {
  const limit = tokenTries();
  return async ({ body: { token, password }, request, reply }) => {
    const place = placeOfRequest(request);
    const refused = tooMany(limit, place);
    if (refused) return refused;
    const passwordHash = await hashPassword(password, place);
    const done = await inTransaction(frame.pool, async (tx): Promise<Answer<Ended>> => {
      const accountId = await useToken(tx, token, 'reset');
      const row = accountId && (await lockAccount(tx, accountId));
      if (!row) return no({ code: 'tokenInvalid' });
      if ((await frame.flags.ofEmail(row.email)).lockWebLogin) return no({ code: 'loginLocked' });
      if (isCommonPassword(password, row.email)) return no({ code: 'passwordCommon' });
      if (!row.emailVerifiedAt) await disconnectAll(tx, row.id);
      await revokeKeys(tx, row.id);
      await setPassword(tx, row.id, passwordHash);
      const proven = await changeColumns(tx, row.id, {
        emailVerifiedAt: row.emailVerifiedAt ?? frame.now(),
      });
      await settle(frame, tx, proven, request);
      const ended = await endSessions(tx, row.id);
      await record(tx, {
        action: 'passwordReset',
        actor: row.id,
        subject: row.id,
        request,
        detail: { ended: ended.sessionIds.length },
      });
      await tellPasswordChanged(frame, tx, {
        accountId: row.id,
        origin: linkOrigin(request, frame.env),
      });
      return answer(ended);
    });
    if (!done.ok) return done;
    await closeSessions(frame, done.value!);
    return answer(await enter(frame, request, reply, done.value!.accountId));
  };
}
