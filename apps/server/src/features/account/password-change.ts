import type { Operations } from '@lucerna/contract';
import { and, eq, sql } from 'drizzle-orm';
import { account } from '../../database/tables/account';
import { inTransaction } from '../../database/transaction';
import { typed } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { answer, no, noContent, type Answer } from '../../http/answer';
import type { Handler } from '../../http/serve';
import { revokeKeys } from '../api-key';
import { record } from '../audit';
import { linkOrigin } from '../mail';
import { isCommonPassword } from './common-password';
import { tellPasswordChanged } from './letters';
import { guesses, placeOfRequest, tooMany } from './limits';
import { hashPassword, isPassword } from './password';
import { endSessions, type Ended } from './session';
import { closeSessions } from './start-session';
import { changeColumns, findCredentials } from './store';

/** Changes the password of whoever knows the current one; the session that asks goes on, the others and all keys end. */
export function changePassword(ctx: AppContext): Handler<Operations['changePassword']> {
  const limit = guesses();
  return async ({ viewer, body: { currentPassword, newPassword }, request }) => {
    const place = placeOfRequest(request);
    const key = `${place} ${viewer.accountId}`;
    const refused = tooMany(limit, key);
    if (refused) return refused;
    const kept = await findCredentials(ctx.pool, viewer.email);
    if (!(await isPassword(kept?.passwordHash ?? null, currentPassword, place))) {
      return no({ code: 'passwordWrong' });
    }
    limit.clear(key);
    if (isCommonPassword(newPassword, viewer.email)) return no({ code: 'passwordCommon' });
    const passwordHash = await hashPassword(newPassword, place);
    const done = await inTransaction(ctx.pool, async (tx): Promise<Answer<Ended>> => {
      // The password that was checked, and no other: of two changes at once one is refused.
      const changed = await typed(tx)
        .update(account)
        .set({ passwordHash })
        .where(
          and(eq(account.id, viewer.accountId), sql`${account.passwordHash} = ${kept?.passwordHash ?? null}`),
        )
        .returning({ id: account.id });
      if (changed.length === 0) return no({ code: 'passwordWrong' });
      await changeColumns(tx, viewer.accountId, {});
      await revokeKeys(tx, viewer.accountId);
      const ended = await endSessions(tx, viewer.accountId, { but: viewer.sessionId });
      const { accountId } = viewer;
      await record(tx, {
        action: 'passwordChanged',
        actor: accountId,
        subject: accountId,
        request,
        detail: { ended: ended.sessionIds.length },
      });
      await tellPasswordChanged(ctx, tx, { accountId, origin: linkOrigin(request, ctx.env) });
      return answer(ended);
    });
    if (!done.ok) return done;
    await closeSessions(ctx, done.value!);
    return noContent();
  };
}
