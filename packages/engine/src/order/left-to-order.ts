import { maxQuantity } from '../budget/budget-totals';

/** How many of a line were ordered, and how many are left. */
export interface OrderedOfLine {
  readonly quantity: number;
  /** Pieces in orders so far. */
  readonly ordered: number;
}

/** Pieces of a line that may still be ordered; 0 where more were ordered than the line has. */
export function leftToOrder({ quantity, ordered }: OrderedOfLine): number {
  return Math.max(0, Math.min(quantity, maxQuantity) - ordered);
}

/** Whether nothing of a project is left to order: only then it is an order (spec C3, status 2). */
export function isAllOrdered(lines: readonly OrderedOfLine[]): boolean {
  return lines.length > 0 && lines.every((line) => leftToOrder(line) === 0);
}
