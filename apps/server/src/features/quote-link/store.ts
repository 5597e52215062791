import { maxQuoteComments, maxQuoteLinks } from '@lucerna/contract';
import { and, asc, desc, eq, getColumns, isNull, notExists, sql } from 'drizzle-orm';
import { account } from '../../database/tables/account';
import { budget } from '../../database/tables/budget';
import { quoteAcceptance, quoteComment, quoteLink, quoteLinkFile } from '../../database/tables/quote-link';
import { now, olderThan, typed, type Queryable } from '../../database/typed';

export type LinkRow = typeof quoteLink.$inferSelect;
export type ListedLink = LinkRow & { readonly createdBy: string | null };
export type CommentRow = typeof quoteComment.$inferSelect;
export type FileRow = typeof quoteLinkFile.$inferSelect;

/** Adds a link; null where the quote has too many. */
export async function insertLink(tx: Queryable, row: typeof quoteLink.$inferInsert): Promise<LinkRow | null> {
  if ((await typed(tx).$count(quoteLink, eq(quoteLink.quoteId, row.quoteId))) >= maxQuoteLinks) return null;
  const [stored] = await typed(tx).insert(quoteLink).values(row).returning();
  return stored ?? null;
}

/** The links to the revisions of a quote, newest first. */
export async function linksOf(db: Queryable, quoteId: string): Promise<ListedLink[]> {
  return typed(db)
    .select({ ...getColumns(quoteLink), createdBy: account.email })
    .from(quoteLink)
    .leftJoin(account, eq(account.id, quoteLink.ownerId))
    .where(eq(quoteLink.quoteId, quoteId))
    .orderBy(desc(quoteLink.createdAt), asc(quoteLink.id))
    .limit(maxQuoteLinks);
}

export async function findLink(db: Queryable, id: string): Promise<ListedLink | null> {
  const [found] = await typed(db)
    .select({ ...getColumns(quoteLink), createdBy: account.email })
    .from(quoteLink)
    .leftJoin(account, eq(account.id, quoteLink.ownerId))
    .where(eq(quoteLink.id, id));
  return found ?? null;
}

/** A link by the hash of its secret, revoked and expired ones too. */
export async function findByHash(db: Queryable, tokenHash: Buffer): Promise<LinkRow | null> {
  const [found] = await typed(db).select().from(quoteLink).where(eq(quoteLink.tokenHash, tokenHash));
  return found ?? null;
}

/** Whether it was revoked just now. */
export async function revoke(tx: Queryable, quoteId: string, id: string): Promise<LinkRow | null> {
  const [revoked] = await typed(tx)
    .update(quoteLink)
    .set({ revokedAt: now })
    .where(and(eq(quoteLink.id, id), eq(quoteLink.quoteId, quoteId), isNull(quoteLink.revokedAt)))
    .returning();
  return revoked ?? null;
}

/** Counts that a link was opened; whether it was the first time. */
export async function countView(tx: Queryable, id: string): Promise<boolean> {
  const [counted] = await typed(tx)
    .update(quoteLink)
    .set({
      seenAt: sql`coalesce(${quoteLink.seenAt}, now())`,
      lastSeenAt: now,
      views: sql`least(${quoteLink.views} + 1, 1000000)`,
    })
    .where(eq(quoteLink.id, id))
    .returning({ views: quoteLink.views });
  return counted?.views === 1;
}

export async function commentsOf(db: Queryable, quoteId: string): Promise<CommentRow[]> {
  return typed(db)
    .select()
    .from(quoteComment)
    .where(eq(quoteComment.quoteId, quoteId))
    .orderBy(asc(quoteComment.createdAt), asc(quoteComment.id))
    .limit(maxQuoteComments);
}

export async function findComment(db: Queryable, id: string): Promise<CommentRow | null> {
  const [found] = await typed(db).select().from(quoteComment).where(eq(quoteComment.id, id));
  return found ?? null;
}

/** Adds a comment; null where the quote has too many. */
export async function insertComment(
  tx: Queryable,
  row: typeof quoteComment.$inferInsert,
): Promise<CommentRow | null> {
  const count = await typed(tx).$count(quoteComment, eq(quoteComment.quoteId, row.quoteId));
  if (count >= maxQuoteComments) return null;
  const [stored] = await typed(tx).insert(quoteComment).values(row).returning();
  return stored ?? null;
}

/** The links by which clients wrote about a quote: an answer goes to their recipients. */
export async function linksThatWrote(db: Queryable, quoteId: string): Promise<LinkRow[]> {
  return typed(db)
    .selectDistinct(getColumns(quoteLink))
    .from(quoteLink)
    .innerJoin(quoteComment, eq(quoteComment.linkId, quoteLink.id))
    .where(and(eq(quoteLink.quoteId, quoteId), isNull(quoteLink.revokedAt)));
}

/** The files of a link that no acceptance names count against what it may send. */
export const countFiles = (db: Queryable, linkId: string): Promise<number> =>
  typed(db).$count(quoteLinkFile, eq(quoteLinkFile.linkId, linkId));

export async function insertFile(db: Queryable, row: typeof quoteLinkFile.$inferInsert) {
  const [stored] = await typed(db).insert(quoteLinkFile).values(row).returning();
  if (!stored) throw new Error('The file was not stored');
  return stored;
}

export async function findFile(db: Queryable, linkId: string, id: string): Promise<FileRow | null> {
  const [found] = await typed(db)
    .select()
    .from(quoteLinkFile)
    .where(and(eq(quoteLinkFile.linkId, linkId), eq(quoteLinkFile.id, id)));
  return found ?? null;
}

/** How long a file waits for an acceptance that names it. */
const unusedFor = '1 day';

/** Removes files that no acceptance names; their ids. */
export async function removeUnused(db: Queryable): Promise<string[]> {
  const named = typed(db)
    .select({ id: quoteAcceptance.fileId })
    .from(quoteAcceptance)
    .where(eq(quoteAcceptance.fileId, quoteLinkFile.id));
  const rows = await typed(db)
    .delete(quoteLinkFile)
    .where(and(olderThan(quoteLinkFile.createdAt, unusedFor), notExists(named)))
    .returning({ id: quoteLinkFile.id });
  return rows.map(({ id }) => id);
}

/** Who hears of what becomes of a revision: who made it. */
export async function makerOf(db: Queryable, budgetId: string): Promise<string | null> {
  const [found] = await typed(db)
    .select({ ownerId: budget.ownerId })
    .from(budget)
    .where(eq(budget.id, budgetId));
  return found?.ownerId ?? null;
}
