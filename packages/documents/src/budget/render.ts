import { compilePdf } from '../typst/compile';
import type { BudgetDocument } from './document';
import { budgetSheet, type Wording } from './sheet';
import { budgetTemplate } from './template';

export interface BudgetOptions extends Wording {
  /** SVG text of each picture that a line names. */
  readonly pictures: Readonly<Record<string, string>>;
}

/**
 * Sets a budget as PDF: A4, or US Letter for the USA. Synchronous, some milliseconds a page: call it off the thread
 * that answers requests. The same budget and options give the same bytes. Throws Error when it cannot be set.
 */
export function renderBudget(data: BudgetDocument, options: BudgetOptions): Uint8Array {
  const { pictures, ...wording } = options;
  const sheet = budgetSheet(data, pictures, wording);
  return compilePdf(budgetTemplate, sheet, new Date(`${data.createdOn}T00:00:00Z`), options.letterhead);
}
