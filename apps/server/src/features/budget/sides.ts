import { relationsFor, sellsForMaker } from '@lucerna/contract';
import { and, eq, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { budget, quote } from '../../database/tables/budget';
import { request } from '../../database/tables/request';
import type { Viewer } from '../../viewer';
import { heldBy, mayDo } from '../project';

const [asked, begun] = [alias(request, 'asked'), alias(quote, 'begun')];
const first = alias(budget, 'first');

/** Whether a quote answers a request of the viewer. */
const isAsked = (viewer: Viewer, quoteId: PgColumn): SQL => sql`${quoteId} in (
  select ${begun.id} from ${request} as asked join ${quote} as begun on ${begun.requestId} = ${asked.id}
  where ${asked.ownerId} = ${viewer.accountId})`;

const offered = alias(quote, 'offered');

/** Whether somebody else who sells for the manufacturer began a quote for the viewer's client. */
const isQuotedTo = ({ accountId, clientCode }: Viewer, quoteId: PgColumn): SQL => sql`exists (
  select from ${budget} as first join ${quote} as offered on ${offered.id} = ${first.quoteId}
  where ${first.quoteId} = ${quoteId} and ${first.revision} = 1 and ${first.isBinding}
    and ${offered.clientCode} = ${clientCode} and ${offered.ownerId} <> ${accountId})`;

/**
 * Whether the viewer is the client of a quote, whatever else it may do with the project: it asked for it, or is of the client to whom the
 * manufacturer quotes.
 */
const isClients = (viewer: Viewer, quoteId: PgColumn): SQL =>
  buysFromMaker(viewer)
    ? sql`(${isAsked(viewer, quoteId)} or ${isQuotedTo(viewer, quoteId)})`
    : isAsked(viewer, quoteId);

/** Whether somebody is of a client, and not of those who sell to it. */
export const buysFromMaker = (viewer: Viewer): viewer is Viewer & { readonly clientCode: string } =>
  viewer.clientCode !== null && !sellsForMaker(viewer.roles);

/** Whether the discount of a revision is the viewer's to decide, or was decided by it; no client decides one. */
export const decidesDiscount = (viewer: Viewer): SQL<boolean> =>
  relationsFor('approve', viewer.privileges).length === 0
    ? sql`false`
    : sql`(${mayDo(viewer, 'approve', 'budget', budget.id)} and not ${isClients(viewer, budget.quoteId)})`;

/** The revisions that wait for an approval which the viewer may give. */
export const awaitingApproval = (viewer: Viewer): SQL =>
  sql`awaiting_approval(${viewer.accountId}::uuid, ${sql.param(heldBy(viewer))}::text[])`;

/** Whether the viewer sells by the revision of a row: it may quote in the project, and is not its client. */
export const isSeller = (viewer: Viewer): SQL<boolean> =>
  sql`(${mayDo(viewer, 'budget', 'project', budget.projectId)} and not ${isClients(viewer, budget.quoteId)})`;

/** What a viewer may do with the project of a quote. */
interface QuoteRights {
  /** Reads its quotes. */
  readonly reads: SQL;
  /** Makes quotes. */
  readonly quotes: SQL;
}

/** The rights with the project of each row. */
export const rightsOfRow = (viewer: Viewer): QuoteRights => ({
  reads: mayDo(viewer, 'budgets', 'project', quote.projectId),
  quotes: mayDo(viewer, 'budget', 'project', quote.projectId),
});

/** The rights with one project or budget, asked once. */
export const rightsOf = (viewer: Viewer, kind: 'project' | 'budget', id: string): QuoteRights => ({
  reads: mayDo(viewer, 'budgets', kind, id),
  quotes: mayDo(viewer, 'budget', kind, id),
});

/**
 * Whether a revision is shown to the viewer: it made it, or it reads the quotes of the project and the revision was ever sent. Who
 * sells is shown drafts too.
 */
export const isShown = (
  viewer: Viewer,
  { reads, quotes }: QuoteRights,
  row: Record<'quoteId' | 'ownerId' | 'sentAt', PgColumn> = budget,
): SQL | undefined =>
  or(
    eq(row.ownerId, viewer.accountId),
    and(reads, or(isNotNull(row.sentAt), sql`(${quotes} and not ${isClients(viewer, row.quoteId)})`)),
  );

const shown = alias(budget, 'shown');

/** The newest revision of the quote of a row that is shown to the viewer. */
export const newestShown = (viewer: Viewer, rights: QuoteRights): SQL<number> =>
  sql`(select max(${shown.revision}) from ${budget} as shown
    where ${shown.quoteId} = ${quote.id} and ${isShown(viewer, rights, shown)})`;

/** The same, but none that is newer than the one that counts. */
export const currentShown = (viewer: Viewer, rights: QuoteRights): SQL<number> =>
  sql`(select max(${shown.revision}) from ${budget} as shown where ${shown.quoteId} = ${quote.id}
    and ${shown.revision} <= ${quote.currentRevision} and ${isShown(viewer, rights, shown)})`;
