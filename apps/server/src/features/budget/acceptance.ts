import { eq, sql } from 'drizzle-orm';
import { budget } from '../../database/tables/budget';
import { quoteAcceptance, quoteLinkFile } from '../../database/tables/quote-link';
import { typed, type Queryable } from '../../database/typed';
import type { StoredBudget } from './store';

/** By whom a revision was accepted: an account or somebody with a link. */
export interface Accepting {
  readonly accountId?: string;
  readonly linkId?: string;
  readonly name: string;
  /** The buyer's own number; empty where none was given. */
  readonly orderNumber: string;
  readonly fileId?: string | null;
}

/** Keeps that a revision was accepted, with a hash of what its document is set from: of a quote that is done once. */
export async function keepAcceptance(
  tx: Queryable,
  { id, quoteId }: Pick<StoredBudget, 'id' | 'quoteId'>,
  by: Accepting,
): Promise<void> {
  const db = typed(tx);
  const documentHash = sql<Buffer>`(select sha256(convert_to(${budget.document}::text, 'UTF8')) from ${budget}
    where ${budget.id} = ${id})`;
  await db.insert(quoteAcceptance).values({ ...by, budgetId: id, quoteId, documentHash });
}

/** How a revision was accepted, with the file that came with it; null of one that was not, or of an older release. */
export async function acceptanceOf(db: Queryable, budgetId: string) {
  const { name: fileName, type: fileType, bytes: fileBytes } = quoteLinkFile;
  const [found] = await typed(db)
    .select({
      name: quoteAcceptance.name,
      orderNumber: quoteAcceptance.orderNumber,
      acceptedAt: quoteAcceptance.acceptedAt,
      documentHash: quoteAcceptance.documentHash,
      linkId: quoteAcceptance.linkId,
      fileId: quoteAcceptance.fileId,
      ...{ fileName, fileType, fileBytes },
    })
    .from(quoteAcceptance)
    .leftJoin(quoteLinkFile, eq(quoteLinkFile.id, quoteAcceptance.fileId))
    .where(eq(quoteAcceptance.budgetId, budgetId));
  return found ?? null;
}
