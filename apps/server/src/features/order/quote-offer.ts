import { quoteStateOn, type QuoteState } from '@lucerna/engine';
import { and, eq, sql } from 'drizzle-orm';
import type { SoldFreeLine } from '@lucerna/contract';
import { order, orderLine } from '../../database/tables/order';
import { typed, type Queryable } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { no, notFound, type Refusal, type Trouble } from '../../http/answer';
import type { Viewer } from '../../viewer';
import { findBudget, isOffered, linesOf } from '../budget';
import type { SaleProject } from '../sale';

/** A line of a quote as it may be ordered; amounts in minor units. */
export interface OfferedLine {
  readonly reference: string;
  readonly quantity: number;
  /** Pieces in orders from the quote so far. */
  readonly ordered: number;
  readonly unitGross: number;
  readonly unitNet: number;
}

/** A quote at whose prices something is ordered. */
export interface QuoteOffer {
  readonly budgetId: string;
  readonly quoteId: string;
  readonly number: string;
  readonly revision: number;
  readonly validUntil: string;
  /** By whom it was accepted and when; null of one that an order accepts. */
  readonly accepted: { readonly at: Date; readonly by: string | null } | null;
  readonly discount: number;
  readonly surcharge: number;
  /** By the id of the project's line. */
  readonly lines: ReadonlyMap<string, OfferedLine>;
  /** Empty where they were ordered before. */
  readonly freeLines: readonly SoldFreeLine[];
}

/** Why nothing is ordered from a quote in such a state. */
const closed: Readonly<Partial<Record<QuoteState, Trouble>>> = {
  draft: { code: 'quoteNotSent' },
  rejected: { code: 'quoteDecided' },
  expired: { code: 'quoteExpired' },
  superseded: { code: 'quoteSuperseded' },
};

/** An order that was not cancelled. */
const isOpen = sql`${order.cancellation} is distinct from 'granted'`;

/** What was ordered from a quote so far, by line. */
async function orderedFrom(db: Queryable, quoteId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await typed(db)
    .select({ id: orderLine.id, pieces: sql<number>`sum(${orderLine.quantity})::integer` })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(and(eq(order.quoteId, quoteId), isOpen))
    .groupBy(orderLine.id);
  return new Map(rows.map(({ id, pieces }) => [id, pieces]));
}

/**
 * The quote of a project at whose prices the viewer may order: one that was sent, holds today, was made by who sells for the manufacturer,
 * and for the client that orders or for none in particular.
 */
export async function findOffer(
  ctx: AppContext,
  viewer: Viewer,
  project: Pick<SaleProject, 'id' | 'terms'>,
  budgetId: string,
): Promise<QuoteOffer | Refusal> {
  const { pool } = ctx;
  const budget = await findBudget(pool, viewer, budgetId);
  if (budget?.projectId !== project.id) return notFound();
  const trouble = closed[quoteStateOn(budget, ctx.today())];
  if (trouble) return no(trouble);
  if (!isOffered(budget, project.terms)) return no({ code: 'quoteNotBinding' });
  if (!budget.withPrices) return no({ code: 'quoteWithoutPrices' });
  const ordered = await orderedFrom(pool, budget.quoteId);
  const stored = await linesOf(pool, budgetId);
  const lines = stored.flatMap((line): (readonly [string, OfferedLine])[] => {
    const { lineId, isOut, unitGross, unitNet, quantity, product } = line;
    if (isOut || unitGross === null || unitNet === null) return [];
    const reference = product.referenceCode;
    const pieces = ordered.get(lineId) ?? 0;
    return [[lineId, { reference, quantity, ordered: pieces, unitGross, unitNet }]];
  });
  const { quoteId, number, revision, validUntil, discount, surcharge, extras, state, stateAt, stateBy } =
    budget;
  return {
    ...{ budgetId, quoteId, number, revision, validUntil, discount, surcharge },
    accepted: state === 'accepted' ? { at: stateAt, by: stateBy } : null,
    lines: new Map(lines),
    freeLines: ordered.size > 0 ? [] : (extras?.freeLines ?? []),
  };
}
