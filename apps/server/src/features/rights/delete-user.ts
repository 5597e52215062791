import { registerTypes, type Operations } from '@lucerna/contract';
import { eq, sql } from 'drizzle-orm';
import { account, accountPrivilege } from '../../database/tables/account';
import { accountToken, socialIdentity } from '../../database/tables/account-access';
import { draft } from '../../database/tables/draft';
import { projectMember } from '../../database/tables/project-member';
import { inTransaction } from '../../database/transaction';
import { typed } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { no, noContent, notFound, type Answer } from '../../http/answer';
import type { Handler } from '../../http/serve';
import { endSessions } from '../account';
import { revokeKeys } from '../api-key';
import { record } from '../audit';
import { lockUser } from '../company';

/** What belongs to a person alone, and goes with the account. */
const personal = [socialIdentity, accountToken, accountPrivilege, projectMember, draft] as const;

/**
 * Deletes a user (register type 0). The row stays, because projects, budgets and orders name it, without anything that says
 * who it was; the e-mail is free again.
 */
export function deleteUser(ctx: AppContext): Handler<Operations['deleteUser']> {
  return ({ viewer, params, query, ifMatch, request }) =>
    inTransaction(ctx.pool, async (tx): Promise<Answer<void>> => {
      const user = await lockUser(tx, params.id);
      if (!user) return notFound();
      const isOther = query.email.toLowerCase() !== user.email;
      if (isOther || (ifMatch !== null && ifMatch !== user.version)) {
        return no({ code: 'stale', data: { version: user.version } });
      }
      if (user.id === viewer.accountId) return no({ code: 'adminNeeded' });
      await endSessions(tx, user.id);
      await revokeKeys(tx, user.id);
      for (const table of personal) await typed(tx).delete(table).where(eq(table.accountId, user.id));
      await typed(tx)
        .update(account)
        .set({
          registerType: registerTypes.deleted,
          email: `${user.id}@deleted.invalid`,
          emailVerifiedAt: null,
          passwordHash: null,
          firstName: '',
          lastName: '',
          phone: null,
          clientCode: null,
          version: sql`${account.version} + 1`,
          updatedAt: sql`now()`,
        })
        .where(eq(account.id, user.id));
      await record(tx, { action: 'accountDeleted', actor: viewer.accountId, subject: user.id, request });
      await ctx.viewers.forget(tx, user.id);
      return noContent();
    });
}
