import type { StockList, StockOfReference } from '@lucerna/contract';
import { piecesInStock, type StockedReference } from '@lucerna/engine';

/** How much is free, and when more comes. */
export type Stock = Pick<StockOfReference, 'pieces' | 'next'>;

/** The references of a list, found once for all lines of a long project. */
const found = new WeakMap<StockList, ReadonlyMap<string, StockOfReference>>();

function byReference(list: StockList): ReadonlyMap<string, StockOfReference> {
  const known = found.get(list) ?? new Map(list.references.map((each) => [each.reference, each]));
  found.set(list, known);
  return known;
}

/** What is free of something that takes some references, and when more comes; null where it is not told of all of them. */
export function stockOf(references: readonly StockedReference[], list: StockList): Stock | null {
  const known = byReference(list);
  const pieces = piecesInStock(references, (reference) => known.get(reference)?.pieces);
  if (pieces === null) return null;
  // When more of one thing comes says nothing of what is made of several.
  const [only, ...others] = references;
  return { pieces, next: (only && others.length === 0 && known.get(only.reference)?.next) || null };
}
