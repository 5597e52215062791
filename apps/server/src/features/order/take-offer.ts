import type pg from 'pg';
import type { AppContext } from '../../app-context';
import { no, type Refusal } from '../../http/answer';
import type { Viewer } from '../../viewer';
import { findBudget, keepAcceptance, lockQuote, moveRevision } from '../budget';
import type { QuoteOffer } from './quote-offer';

/**
 * Takes a quote up with an order that names it: who orders at its prices accepts it, unless that was done before. Refused where it moved
 * on since the order was worked out.
 */
export async function takeOffer(
  ctx: AppContext,
  tx: pg.PoolClient,
  { accountId, email, ...viewer }: Viewer,
  { budgetId, quoteId }: QuoteOffer,
  orderNumber: string,
): Promise<Refusal | null> {
  await lockQuote(tx, quoteId);
  const budget = await findBudget(tx, { accountId, email, ...viewer }, budgetId);
  if (!budget) return no({ code: 'stale' });
  return moveRevision(ctx, tx, budget, {
    ...{ state: 'accepted', actor: 'client', by: email, note: orderNumber, accountId },
    onAccepted: () => keepAcceptance(tx, budget, { accountId, name: email, orderNumber }),
  });
}
