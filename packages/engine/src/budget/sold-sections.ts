import { money, type Money } from '../price/money';
import { groupBy } from '../project/group-by';

/** What is sold, with the section that it stood in and what all its pieces cost. */
interface Sold {
  readonly section?: string | undefined;
  readonly total?: Money | null | undefined;
}

/** A section of a quote: its products, then what is no product. */
export interface SoldSection<Line, Free> {
  /** Null of what stands in none. */
  readonly name: string | null;
  readonly lines: readonly Line[];
  readonly freeLines: readonly Free[];
  /** Null where nothing in it has a price. */
  readonly subTotal: Money | null;
}

/**
 * What is sold, section after section, what is in none first; the subtotals add up to that of the quote. A single section of
 * the name null where none is named. Amounts are of one currency, and all together an exact integer of minor units.
 */
export function soldSections<Line extends Sold, Free extends Sold>(
  lines: readonly Line[],
  freeLines: readonly Free[],
): readonly SoldSection<Line, Free>[] {
  const nameOf = ({ section }: Sold): string | null => section ?? null;
  const linesOf = groupBy(lines, nameOf);
  const freeOf = groupBy(freeLines, nameOf);
  const names = [...new Set([...linesOf.keys(), ...freeOf.keys()])];
  const ordered = names.includes(null) ? [null, ...names.filter((name) => name !== null)] : names;
  return ordered.map((name) => {
    const [some, free] = [linesOf.get(name) ?? [], freeOf.get(name) ?? []];
    return { name, lines: some, freeLines: free, subTotal: sumOf([...some, ...free]) };
  });
}

function sumOf(sold: readonly Sold[]): Money | null {
  const totals = sold.flatMap(({ total }) => total ?? []);
  const [first] = totals;
  return first
    ? money(
        totals.reduce((sum, { amount }) => sum + amount, 0),
        first.currency,
      )
    : null;
}
