import type { Operations } from '@lucerna/contract';
import { eq } from 'drizzle-orm';
import { invitation } from '../../database/tables/company';
import { inTransaction } from '../../database/transaction';
import { typed } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { answer, no, noContent, type Answer } from '../../http/answer';
import { accessSeconds } from '../../http/access-token';
import type { Handler } from '../../http/serve';
import {
  emailExists,
  findInvitation,
  joinCompany,
  lockAccount,
  placeOfRequest,
  tokenTries,
  tooMany,
  whyNoInvitation,
} from '../account';
import { record } from '../audit';

/** What the letter's reader may know before there is an account. */
export function readInvitation(ctx: AppContext): Handler<Operations['readInvitation']> {
  const limit = tokenTries();
  return async ({ body, request }) => {
    const refused = tooMany(limit, placeOfRequest(request));
    if (refused) return refused;
    const found = await findInvitation(ctx.pool, body.token);
    if (!found) return no({ code: await whyNoInvitation(ctx.pool, body.token) });
    return answer({
      email: found.email,
      company: found.companyName ?? '',
      inviter: found.inviter,
      hasAccount: await emailExists(ctx.pool, found.email),
      expiresAt: found.expiresAt.toISOString(),
    });
  };
}

/** Joins with an account that exists. One that has a company stays there: its projects and prices are that one's. */
export function acceptInvitation(ctx: AppContext): Handler<Operations['acceptInvitation']> {
  const limit = tokenTries();
  return async ({ viewer, body, request }) => {
    const refused = tooMany(limit, placeOfRequest(request));
    if (refused) return refused;
    const { accountId } = viewer;
    return inTransaction(
      ctx.pool,
      async (tx): Promise<Answer<{ logged: true; accountId: string; expiresIn: number }>> => {
        const row = await lockAccount(tx, accountId);
        const open = await findInvitation(tx, body.token, true);
        if (!row || !open) return no({ code: await whyNoInvitation(tx, body.token) });
        if (open.email !== row.email) return no({ code: 'invitationOther' });
        if (row.companyCrmId !== null && row.companyCrmId !== open.companyCrmId) {
          return no({ code: 'companyAlready' });
        }
        await joinCompany(tx, row, open, request);
        await ctx.viewers.forget(tx, accountId);
        return answer({ logged: true as const, accountId, expiresIn: accessSeconds });
      },
    );
  };
}

/** Whoever holds the letter needs no account to say no; the company sees that the invitation is not open any more. */
export function declineInvitation(ctx: AppContext): Handler<Operations['declineInvitation']> {
  const limit = tokenTries();
  return async ({ body, request }) => {
    const refused = tooMany(limit, placeOfRequest(request));
    if (refused) return refused;
    return inTransaction(ctx.pool, async (tx): Promise<Answer<void>> => {
      const declined = await findInvitation(tx, body.token, true);
      if (!declined) return no({ code: await whyNoInvitation(tx, body.token) });
      await typed(tx).delete(invitation).where(eq(invitation.id, declined.id));
      const detail = { email: declined.email, company: declined.companyCrmId };
      await record(tx, {
        action: 'invitationDeclined',
        actor: null,
        subject: declined.invitedBy,
        request,
        detail,
      });
      return noContent();
    });
  };
}
