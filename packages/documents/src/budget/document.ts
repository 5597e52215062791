import type { Money } from '@lucerna/engine';

/** Some equal articles or parts of a product. */
export interface BudgetDocumentPart {
  readonly quantity: number;
  readonly name: string;
  readonly reference: string;
}

/** What one line costs. */
export interface BudgetLinePrices {
  readonly unitPrice: Money;
  /** Percent, 0 to 100. */
  readonly discount: number;
  readonly unitNet: Money;
  readonly total: Money;
}

/** The way from the sum of the lines to the total; percents 0 to 100. */
export interface BudgetSums {
  readonly subTotal: Money;
  readonly discount: number;
  readonly discountValue: Money;
  readonly surcharge: number;
  readonly surchargeValue: Money;
  readonly iva: number;
  readonly ivaValue: Money;
  readonly netTotal: Money;
}

/** One line of a budget as it is printed; texts are in the language of the document. Without prices it has none. */
export interface BudgetDocumentLine extends Partial<BudgetLinePrices> {
  readonly name: string;
  /** What it is: finish, temperature, control, installation, height with its unit. */
  readonly details: readonly string[];
  readonly reference: string;
  /** What one product of several articles is made of; absent of a luminaire. */
  readonly parts?: readonly BudgetDocumentPart[];
  readonly quantity: number;
  readonly leadTimeWeeks: number | null;
  /** The day on which it leaves when it is ordered on that of the budget; absent or null where none can be told. */
  readonly leavesOn?: string | null;
  /** Class of the light source inside, A to G; null where none is declared. */
  readonly energyClass: string | null;
  /** Key into the pictures given beside the document; null draws an empty ground. */
  readonly picture: string | null;
}

/** A frozen budget: all that its PDF says, its sums only where it has prices. Days are YYYY-MM-DD. */
export interface BudgetDocument extends Partial<BudgetSums> {
  /** The manufacturer that offers. */
  readonly brand: string;
  readonly number: string;
  readonly region: 'row' | 'usa';
  readonly projectName: string;
  readonly clientName: string;
  readonly createdBy: string;
  readonly createdOn: string;
  readonly validUntil: string;
  readonly lines: readonly BudgetDocumentLine[];
  readonly comments: string;
  /** Weeks until everything can leave together; null when a line has no lead time. */
  readonly leadTimeWeeks: number | null;
  /** The day on which everything leaves together when it is ordered on that of the budget. */
  readonly leavesOn?: string | null;
}
