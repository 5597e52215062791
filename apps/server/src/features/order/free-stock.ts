import { piecesInStock, type StockedReference } from '@lucerna/engine';
import { and, eq, gt, sql, type SQL } from 'drizzle-orm';
import { stock } from '../../database/tables/erp';
import { order, orderLine } from '../../database/tables/order';
import { anyOf, prepared, typed, type Given, type Queryable } from '../../database/typed';

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
  const taking = typed(db)
    .select({
      line: sql<string>`${orderLine.reference}`.as('line'),
      pieces: sql<number>`${orderLine.quantity}`.as('line_pieces'),
      ...{
        product: sql`${orderLine.product}`.as('product'),
        orderedAt: sql`${order.createdAt}`.as('ordered_at'),
      },
    })
    .from(order)
    .innerJoin(orderLine, eq(orderLine.orderId, order.id))
    .where(and(gt(order.createdAt, since), sql`${order.cancellation} is distinct from 'granted'`))
    .as('taking');
  const ordered = await typed(db)
    .select({ reference, pieces: sql<number>`sum(${taking.pieces} * part.pieces)::int` })
    .from(taking)
    .crossJoinLateral(sql`(${partsOf(taking.line, taking.product)}) part(code, pieces)`)
    .innerJoin(stock, sql`${reference} = part.code`)
    .where(and(gt(taking.orderedAt, at), anyOf(reference, references)))
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

/** What one piece of an ordered line takes of the stock: its own reference, and what it is made of where that is several. */
const partsOf = (line: SQL | SQL.Aliased, product: SQL | SQL.Aliased): SQL => sql`select ${line}, 1
  union all
  select part->>'code', (part->>'quantity')::int
  from json_array_elements(case when ${product}->>'type' = 'CREATION' then coalesce(${product}->'compositions', '[]') else '[]' end) composition,
    json_array_elements(composition->'parts') part`;

/** A line of a form with what one piece of it is made of. */
interface StockedLine {
  readonly id: string;
  readonly quantity: number;
  readonly references: readonly StockedReference[];
}

/** The stock of each line of one form, in their order: what an earlier line would take is not shown to a later one. */
export function stockOfLines(
  lines: readonly StockedLine[],
  free: ReadonlyMap<string, FreeStock>,
): ReadonlyMap<string, Pick<FreeStock, 'pieces' | 'at'>> {
  const left = new Map([...free].map(([each, { pieces }]) => [each, pieces]));
  const shown = new Map<string, Pick<FreeStock, 'pieces' | 'at'>>();
  for (const { id, references, quantity } of lines) {
    const pieces = piecesInStock(references, (each) => left.get(each));
    if (pieces === null) continue;
    const told = references.flatMap((each) => free.get(each.reference)?.at ?? []);
    // As old as the oldest of its figures.
    shown.set(id, { pieces, at: told.reduce((one, other) => (one < other ? one : other)) });
    for (const { reference: each, quantity: ofOne } of references) {
      left.set(each, Math.max(0, (left.get(each) ?? 0) - quantity * ofOne));
    }
  }
  return shown;
}
