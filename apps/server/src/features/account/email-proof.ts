import type { Operations } from '@lucerna/contract';
import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../../database/transaction';
import type { AppContext } from '../../app-context';
import { answer, no, type Answer } from '../../http/answer';
import type { Handler } from '../../http/serve';
import { takeSharedWindow } from '../../http/shared-limit';
import { record } from '../audit';
import { linkOrigin } from '../mail';
import { askVerification } from './letters';
import { lettersOfAccount, mailRequests, placeOfRequest, tokenTries, tooMany } from './limits';
import { useToken } from './mail-token';
import { settle } from './register-type';
import { changeColumns, lockAccount } from './store';

/** Proves the e-mail of a letter's reader; a web user may be qualified by it. */
export function proveEmail(
  ctx: AppContext,
  token: string,
  request: FastifyRequest,
): Promise<Answer<{ email: string }>> {
  return inTransaction(ctx.pool, async (tx): Promise<Answer<{ email: string }>> => {
    const accountId = await useToken(tx, token, 'verify');
    const row = accountId && (await lockAccount(tx, accountId));
    if (!row) return no({ code: 'tokenInvalid' });
    const proven = await changeColumns(tx, row.id, {
      emailVerifiedAt: row.emailVerifiedAt ?? ctx.now(),
    });
    await record(tx, { action: 'emailVerified', actor: row.id, subject: row.id, request });
    await settle(ctx, tx, proven, request);
    await ctx.viewers.forget(tx, row.id);
    return answer({ email: row.email });
  });
}

/** Tokens tried from one place, by the call and by the page together. */
export const proofTries = tokenTries();

export function verifyEmail(ctx: AppContext): Handler<Operations['verifyEmail']> {
  return ({ body: { token }, request }) =>
    tooMany(proofTries, placeOfRequest(request)) ?? proveEmail(ctx, token, request);
}

/** Sends the letter once more; for an e-mail that is proven already nothing is sent. */
export function resendVerification(ctx: AppContext): Handler<Operations['resendVerification']> {
  const limit = mailRequests();
  return async ({ viewer, request }) => {
    const refused =
      tooMany(limit, viewer.accountId) ??
      (await takeSharedWindow(ctx.pool, lettersOfAccount, viewer.accountId));
    if (refused) return refused;
    const origin = linkOrigin(request, ctx.env);
    await askVerification(ctx, ctx.pool, { accountId: viewer.accountId, origin });
    return { ok: true, status: 202 };
  };
}
