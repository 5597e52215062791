const order: Readonly<Record<string, number>> = { A: 1, B: 2, C: 3, D: 4, E: 5, F: 5 };

/**
 * Reading 7: A-F are 1, 2, 3, 4, 5, 5 and any other letter is 9999. It orders the lines of an explanation only;
 * the arithmetic does not depend on it.
 */
export function priceEffectOrder(letter: string | null | undefined): number {
  return order[letter ?? ''] ?? 9999;
}
