import type { ProjectProduct } from '@lucerna/contract';
import type { StockedReference } from '@lucerna/engine';

/** What is known of a line of which a stock may be told. */
export type StockedLine = Pick<ProjectProduct, 'type' | 'referenceCode' | 'compositions'>;

/** Parts that have a reference of their own, of which a stock is told. */
const stocked: readonly string[] = ['article', 'complement'];

/** What one of a line takes of the stock: its own reference, or what it is made of where that is several. */
export function stockedReferences({
  type,
  referenceCode,
  compositions = [],
}: StockedLine): readonly StockedReference[] {
  if (type !== 'CREATION') return [{ reference: referenceCode, quantity: 1 }];
  const pieces = new Map<string, number>();
  for (const { kind, code, quantity } of compositions.flatMap(({ parts }) => parts)) {
    if (stocked.includes(kind)) pieces.set(code, (pieces.get(code) ?? 0) + quantity);
  }
  return [...pieces].map(([reference, quantity]) => ({ reference, quantity }));
}
