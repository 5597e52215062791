/** Reading 14: the greatest of the article's, the variations' and 1. Missing ones count as 1. */
export function minimumOrderQuantity(
  article: number | null | undefined,
  variations: readonly (number | null | undefined)[],
): number {
  let moq = Math.max(article ?? 1, 1);
  for (const variation of variations) moq = Math.max(moq, variation ?? 1);
  return moq;
}

/** An order line is valid only if its quantity is at least the MOQ of every reference in it (spec C5). */
export function isOrderQuantityValid(
  quantity: number,
  moqPerReference: readonly (number | null | undefined)[],
): boolean {
  return quantity >= minimumOrderQuantity(1, moqPerReference);
}
