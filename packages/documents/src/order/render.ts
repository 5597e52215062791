import { budgetTemplate } from '../budget/template';
import { compilePdf } from '../typst/compile';
import type { OrderDocument } from './document';
import { orderSheet, type OrderWording } from './sheet';

export interface OrderOptions extends OrderWording {
  /** SVG text of each picture that a line names. */
  readonly pictures: Readonly<Record<string, string>>;
}

/** Sets the confirmation of an order as PDF, on the page of the quotes and with the same promises as `renderBudget`. */
export function renderOrder(data: OrderDocument, options: OrderOptions): Uint8Array {
  const { pictures, ...wording } = options;
  return compilePdf(
    budgetTemplate,
    orderSheet(data, pictures, wording),
    new Date(`${data.orderedOn}T00:00:00Z`),
    options.letterhead,
  );
}
