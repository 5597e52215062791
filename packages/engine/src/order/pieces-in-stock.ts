/** A reference, and how many pieces of it one product takes. */
export interface StockedReference {
  readonly reference: string;
  readonly quantity: number;
}

/** How many products can be made of what is free: as many as the scarcest of their references allows. Null where of one nothing is known. */
export function piecesInStock(
  references: readonly StockedReference[],
  free: (reference: string) => number | undefined,
): number | null {
  const pieces = references.map(({ reference, quantity }) => {
    const known = free(reference);
    return known === undefined || quantity < 1 ? null : Math.floor(known / quantity);
  });
  return pieces.length === 0 || pieces.includes(null) ? null : Math.min(...pieces.map((each) => each ?? 0));
}
