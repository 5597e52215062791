import type { OrderReference } from '../delivery/product-delivery';

/** A line of an order with what one of its products is made of. */
export interface LineOfParts {
  readonly quantity: number;
  readonly references: readonly Pick<OrderReference, 'reference' | 'quantity' | 'moq' | 'isPart'>[];
}

/** A part of which an order has too few. Quantities are pieces. */
export interface MissingPart {
  readonly reference: string;
  readonly quantity: number;
  readonly moq: number;
  readonly missing: number;
}

/**
 * The parts (belts, feeds, rods) of which a whole order has fewer than their minimum, in the order in which they come
 * (ORD-02). A reference counts over all lines, whether it comes in a creation or alone.
 */
export function partsBelowMinimum(lines: readonly LineOfParts[]): readonly MissingPart[] {
  const found = new Map<string, { pieces: number; moq: number; isPart: boolean }>();
  for (const { quantity, references } of lines) {
    for (const { reference, quantity: pieces, moq, isPart } of references) {
      const before = found.get(reference);
      found.set(reference, {
        pieces: (before?.pieces ?? 0) + pieces * quantity,
        moq: Math.max(before?.moq ?? 1, moq),
        isPart: isPart || (before?.isPart ?? false),
      });
    }
  }
  return [...found].flatMap(([reference, { pieces, moq, isPart }]) =>
    isPart && pieces < moq ? [{ reference, quantity: pieces, moq, missing: moq - pieces }] : [],
  );
}
