import type { Operations } from '@lucerna/contract';
import { inTransaction } from '../../database/transaction';
import type { AppContext } from '../../app-context';
import { noContent, notFound } from '../../http/answer';
import type { Handler } from '../../http/serve';
import { record } from '../audit';
import { revokeLink } from './store';

/** Revokes an own link at once. Its creation is forgotten; that there was such a link is known for a while. */
export function revokeShare(ctx: AppContext): Handler<Operations['revokeShare']> {
  return ({ viewer: { accountId }, params: { hash }, request }) =>
    inTransaction(ctx.pool, async (tx) => {
      const row = await revokeLink(tx, accountId, hash);
      if (!row) return notFound();
      const detail = { share: row.id, name: row.name };
      await record(tx, { action: 'shareRevoked', actor: accountId, subject: accountId, request, detail });
      return noContent();
    });
}
