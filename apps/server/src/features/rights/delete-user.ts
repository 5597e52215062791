import { registerTypes } from '@lucerna/contract';
import type { Operations } from '@lucerna/contract';
import { inTransaction } from '../../database/transaction';
import type { Frame } from '../../frame';
import { no, noContent, notFound } from '../../http/answer';
import type { Answer } from '../../http/answer';
import type { Handler } from '../../http/serve';
import { endSessions } from '../account';
import { revokeKeys } from '../api-key';
import { record } from '../audit';
import { lockUser } from '../company';

/** What belongs to a person alone, and goes with the account. */
const personal = ['social_identity', 'account_token', 'account_privilege', 'project_member', 'draft'];

/**
 * Deletes a user (register type 0). The row stays, because projects, budgets and orders name it, without anything that says
 * who it was; the e-mail is free again.
 */
export function deleteUser(frame: Frame): Handler<Operations['deleteUser']> {
  return ({ viewer, params, query, ifMatch, request }) =>
    inTransaction(frame.pool, async (tx): Promise<Answer<void>> => {
      const user = await lockUser(tx, params.id);
      if (!user) return notFound();
      const isOther = query.email.toLowerCase() !== user.email;
      if (isOther || (ifMatch !== null && ifMatch !== user.version)) {
        return no({ code: 'stale', data: { version: user.version } });
      }
      if (user.id === viewer.accountId) return no({ code: 'adminNeeded' });
      await endSessions(tx, user.id);
      await revokeKeys(tx, user.id);
      for (const table of personal) await tx.query(`delete from ${table} where account_id = $1`, [user.id]);
      await tx.query(
        `update account set register_type = $2, email = id || '@deleted.invalid', email_verified_at = null,
           password_hash = null, first_name = '', last_name = '', phone = null, client_code = null,
           version = version + 1, updated_at = now() where id = $1`,
        [user.id, registerTypes.deleted],
      );
      await record(tx, { action: 'accountDeleted', actor: viewer.accountId, subject: user.id, request });
      await frame.viewers.forget(tx, user.id);
      return noContent();
    });
}
