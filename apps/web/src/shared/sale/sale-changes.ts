import { exactMoney, exactPriceOfPieces, type Currency, type Money } from '@lucerna/engine';

/** A line of an order or a budget as it stands in a form. */
export interface SeenLine {
  readonly id: string;
  readonly name: string;
  readonly reference: string;
  readonly quantity: number;
  /** What one costs; null where the reader sees no prices, or the document is made without. */
  readonly unit: Money | null;
}

/** A line that is no longer as it was seen. `before` is null of one that came since, `after` of one that is gone. */
export interface SaleChange {
  readonly id: string;
  readonly before: SeenLine | null;
  readonly after: SeenLine | null;
}

/** What of the lines that were seen is another product, quantity or price now, in their order; then what came since. */
export function changesBetween(seen: readonly SeenLine[], now: readonly SeenLine[]): readonly SaleChange[] {
  const after = new Map(now.map((line) => [line.id, line]));
  const known = new Set(seen.map(({ id }) => id));
  return [
    ...seen.flatMap((before): SaleChange[] => {
      const found = after.get(before.id) ?? null;
      return found && isSame(before, found) ? [] : [{ id: before.id, before, after: found }];
    }),
    ...now.flatMap((line): SaleChange[] =>
      known.has(line.id) ? [] : [{ id: line.id, before: null, after: line }],
    ),
  ];
}

function isSame(one: SeenLine, other: SeenLine): boolean {
  return (
    one.reference === other.reference &&
    one.quantity === other.quantity &&
    one.unit?.amount === other.unit?.amount &&
    one.unit?.currency === other.unit?.currency
  );
}

/** Whether the changes are prices alone: the products and their quantities are those that were seen. */
export function arePricesOnly(changes: readonly SaleChange[]): boolean {
  return changes.every(
    ({ before, after }) =>
      before && after && before.reference === after.reference && before.quantity === after.quantity,
  );
}

/** What the changed lines came to and come to; null where one has no price that the reader may see. */
export function sumsOf(
  changes: readonly SaleChange[],
  currency: Currency,
): { readonly before: Money; readonly after: Money } | null {
  const before = sumOf(changes, 'before', currency);
  const after = sumOf(changes, 'after', currency);
  return before && after && { before, after };
}

function sumOf(changes: readonly SaleChange[], side: 'before' | 'after', currency: Currency): Money | null {
  let amount = 0;
  for (const change of changes) {
    const line = change[side];
    if (!line) continue;
    const sum = line.unit && exactPriceOfPieces(line.unit, line.quantity);
    if (!sum) return null;
    amount += sum.amount;
  }
  return exactMoney(amount, currency);
}
