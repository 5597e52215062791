import { maxQuantity } from '../budget/budget-totals';
import type { Availability } from '../delivery/availability';
import { isOrderQuantityValid, minimumOrderQuantity } from '../delivery/minimum-order-quantity';
import type { Money } from '../price/money';
import { problem, shown, type Problem } from '../problem';

/** One product of a project, as an order judges it. */
export interface OrderCandidate {
  readonly reference: string;
  readonly quantity: number;
  readonly moqPerReference: readonly (number | null)[];
  readonly unitGross: Money | null;
  readonly allowed: boolean;
  readonly availability: Availability;
}

export interface OrderableLine {
  readonly valid: boolean;
  readonly problems: readonly Problem[];
}

function problemsOf(line: OrderCandidate): Problem[] {
  const { quantity, reference, availability } = line;
  const found: Problem[] = [];
  if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > maxQuantity) {
    found.push(problem('quantity-invalid', { quantity: shown(quantity), max: maxQuantity }));
  } else if (!isOrderQuantityValid(quantity, line.moqPerReference)) {
    const moq = minimumOrderQuantity(1, line.moqPerReference);
    found.push(problem('quantity-below-moq', { quantity, moq }));
  }
  if (line.unitGross === null) found.push(problem('price-missing', { reference }));
  if (!line.allowed) found.push(problem('combination-incompatible', { reference }));
  if (!availability.available) found.push(problem('reference-unavailable', { reference }));
  return found;
}

/** Says for every line, in order, whether it can be ordered, and what stands against it (ORD-02). */
export function orderableLines(lines: readonly OrderCandidate[]): readonly OrderableLine[] {
  return lines.map((line) => {
    const problems = problemsOf(line);
    return { valid: problems.length === 0, problems };
  });
}
