import type { QuoteNotice } from '@lucerna/contract';
import type { Queryable } from '../../database/typed';
import type { AppContext } from '../../app-context';
import type { StoredBudget } from '../budget';
import { makerOf, type LinkRow } from './store';

/** Who hears of what a client says: who made the revision, and who made the link. */
export async function sellersOf(
  db: Queryable,
  budget: Pick<StoredBudget, 'id'>,
  link: LinkRow | null,
): Promise<string[]> {
  const maker = await makerOf(db, budget.id);
  return [...new Set([maker, link?.ownerId].filter((each) => typeof each === 'string'))];
}

/** Tells them at once, where they look at the product. */
export async function tellSellers(
  ctx: AppContext,
  budget: Pick<StoredBudget, 'id' | 'quoteId' | 'number'>,
  link: LinkRow | null,
  change: QuoteNotice['change'],
): Promise<void> {
  const { id, quoteId, number } = budget;
  for (const seller of await sellersOf(ctx.pool, budget, link)) {
    ctx.sockets.tell(seller, 'quote', { id, quoteId, number, change });
  }
}
