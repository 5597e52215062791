import type { QuoteAcceptance, QuoteComment, QuoteLink } from '@lucerna/contract';
import type { AppContext } from '../../app-context';
import type { acceptanceOf } from '../budget';
import type { CommentRow, ListedLink } from './store';
import { knownToken } from './token';

/** A link as those who sell see it. */
export function presentLink(ctx: AppContext, row: ListedLink): QuoteLink {
  const state = row.revokedAt ? 'revoked' : row.expiresOn < ctx.today() ? 'expired' : 'open';
  return {
    id: row.id,
    budgetId: row.budgetId,
    createdBy: row.createdBy ?? '',
    createdAt: row.createdAt.toISOString(),
    expiresOn: row.expiresOn,
    recipient: row.recipient,
    state,
    seenAt: row.seenAt?.toISOString() ?? null,
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    views: row.views,
    token: state === 'open' ? knownToken(ctx.secrets, row.id, row.tokenHash) : null,
  };
}

export const presentComment = ({
  id,
  author,
  isSeller,
  lineId,
  revision,
  text,
  createdAt,
}: CommentRow): QuoteComment => ({
  ...{ id, author, isSeller, lineId, revision, text },
  createdAt: createdAt.toISOString(),
});

type Acceptance = NonNullable<Awaited<ReturnType<typeof acceptanceOf>>>;

export const presentAcceptance = (found: Acceptance): QuoteAcceptance => ({
  name: found.name,
  acceptedAt: found.acceptedAt.toISOString(),
  orderNumber: found.orderNumber,
  file: found.fileName === null ? null : { name: found.fileName, bytes: found.fileBytes ?? 0 },
  documentHash: found.documentHash.toString('hex'),
});
