import { and, eq, gt, sql } from 'drizzle-orm';
import { stock } from '../../database/tables/erp';
import { order, orderLine } from '../../database/tables/order';
import { anyOf, prepared, typed } from '../../database/typed';
import type { Given, Queryable } from '../../database/typed';

/** Pieces of a reference that nobody has ordered, as far as the stock was told. */
export interface FreeStock {
  readonly pieces: number;
  /** When the stock was told. */
  readonly at: Date;
  /** When more comes, as far as that was told; it may have passed. */
  readonly next: { readonly day: string; readonly quantity: number } | null;
}

const { reference, quantity, nextOn, nextQuantity, at } = stock;

const findStock = prepared(
  'stock of references',
  (db, { references }: Given<{ references: readonly string[] }>) =>
    db
      .select({ reference, quantity, nextOn, nextQuantity, at })
      .from(stock)
      .where(sql`${reference} = any(${references}::text[])`),
);

/**
 * What lies in stock of some references: what the ERP told last, less the pieces of orders placed since then, which its figure
 * cannot know of. So two orders are never shown the same pieces. It says nothing of the day on which an order leaves.
 */
export async function freeStock(
  db: Queryable,
  references: readonly string[],
): Promise<ReadonlyMap<string, FreeStock>> {
  if (references.length === 0) return new Map();
  const found = await findStock(db, { references });
  if (found.length === 0) return new Map();
  const since = new Date(Math.min(...found.map((each) => each.at.getTime())));
  const ordered = await typed(db)
    .select({ reference, pieces: sql<number>`sum(${orderLine.quantity})::int` })
    .from(order)
    .innerJoin(orderLine, eq(orderLine.orderId, order.id))
    .innerJoin(stock, eq(reference, orderLine.reference))
    .where(
      and(
        gt(order.createdAt, since),
        gt(order.createdAt, at),
        anyOf(orderLine.reference, references),
        sql`${order.cancellation} is distinct from 'granted'`,
      ),
    )
    .groupBy(reference);
  const taken = new Map(ordered.map((each) => [each.reference, each.pieces]));
  return new Map(
    found.map((each) => [
      each.reference,
      {
        pieces: Math.max(0, each.quantity - (taken.get(each.reference) ?? 0)),
        at: each.at,
        next:
          each.nextOn === null || each.nextQuantity === null
            ? null
            : { day: each.nextOn, quantity: each.nextQuantity },
      },
    ]),
  );
}

/** The stock of each line of one form, in their order: what an earlier line would take is not shown to a later one. */
export function stockOfLines(
  lines: readonly { readonly id: string; readonly reference: string; readonly quantity: number }[],
  free: ReadonlyMap<string, FreeStock>,
): ReadonlyMap<string, FreeStock> {
  const left = new Map([...free].map(([reference, { pieces }]) => [reference, pieces]));
  const shown = new Map<string, FreeStock>();
  for (const { id, reference, quantity } of lines) {
    const known = free.get(reference);
    if (!known) continue;
    const pieces = left.get(reference) ?? 0;
    shown.set(id, { ...known, pieces });
    left.set(reference, Math.max(0, pieces - quantity));
  }
  return shown;
}
