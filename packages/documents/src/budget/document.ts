import type { Money, TaxKindName } from '@lucerna/engine';

/** Some equal articles or parts of a product. */
export interface BudgetDocumentPart {
  readonly quantity: number;
  readonly name: string;
  readonly reference: string;
}

/** What one line costs. */
export interface BudgetLinePrices {
  /** By list; absent where the client is told only what it is sold at, as is the discount. */
  readonly unitPrice?: Money;
  /** Percent, 0 to 100. */
  readonly discount?: number;
  readonly unitNet: Money;
  readonly total: Money;
}

/** The way from the sum of the lines to the total; percents 0 to 100. */
export interface BudgetSums {
  readonly subTotal: Money;
  /** What the discount is taken of; absent where it is the subtotal. */
  readonly discountBase?: Money;
  readonly discount: number;
  readonly discountValue: Money;
  readonly surcharge: number;
  readonly surchargeValue: Money;
  readonly iva: number;
  readonly ivaValue: Money;
  readonly netTotal: Money;
}

/** Where its owner placed a line, in words; absent of budgets of an older release and of what was not arranged. */
export interface BudgetLinePlace {
  readonly mark?: string;
  readonly section?: string;
  readonly area?: { readonly floor: string; readonly room: string };
  readonly note?: string;
}

/** What a luminaire or a composition gives and takes; texts are in the language of the document. */
export interface BudgetLineLight {
  /** Of one product. */
  readonly lumens: number;
  readonly watts: number;
  readonly temperatures: readonly string[];
  readonly cri: readonly number[];
  readonly ip: readonly string[];
  readonly controls: readonly string[];
}

/** Who sells or buys, by its legal data, in words. */
export interface BudgetParty {
  readonly name: string;
  readonly address: readonly string[];
  readonly taxNumber?: string;
  /** Person, telephone, e-mail. */
  readonly contact: readonly string[];
}

/** Who sells, with what only its own documents say. */
export interface BudgetSeller extends BudgetParty {
  readonly register?: string;
  readonly bank?: readonly string[];
}

/** The seller's conditions in the language of the document. */
export interface BudgetConditions {
  /** What holds unless something else is agreed. */
  readonly payment?: string;
  readonly delivery?: string;
  /** `{weeks}` is the place of the lead time. */
  readonly leadTime?: string;
  readonly leadTimeUnknown?: string;
  /** Of a budget with prices. */
  readonly prices?: string;
  readonly others: readonly string[];
}

/** One line of a budget as it is printed; texts are in the language of the document. Without prices it has none. */
export interface BudgetDocumentLine extends BudgetLinePlace, Partial<BudgetLinePrices> {
  readonly name: string;
  /** What it is: finish, installation, height with its unit; of an older release its temperature and control too. */
  readonly details: readonly string[];
  /** Absent of what gives no light, and of budgets of an older release. */
  readonly light?: BudgetLineLight;
  readonly reference: string;
  /** What one product of several articles is made of; absent of a luminaire. */
  readonly parts?: readonly BudgetDocumentPart[];
  readonly quantity: number;
  readonly leadTimeWeeks: number | null;
  /** The day on which it leaves when it is ordered on that of the budget; absent or null where none can be told. */
  readonly leavesOn?: string | null;
  /** Class of the light source inside, A to G, several with commas between them; null where none is declared. */
  readonly energyClass: string | null;
  /** Key into the pictures given beside the document; null draws an empty ground. */
  readonly picture: string | null;
}

/** What is no product: freight, a sample, a service. */
export interface BudgetDocumentFreeLine {
  readonly text: string;
  readonly section?: string;
  readonly quantity: number;
  /** Null of a line that is but a text. */
  readonly unitPrice?: Money | null;
  readonly total?: Money | null;
}

/** A line that is offered beside the sum. */
export interface BudgetDocumentOption extends BudgetDocumentLine {
  /** Reference of the line in whose place it would stand. */
  readonly instead?: string;
}

/** A frozen budget: all that its PDF says, its sums only where it has prices. Days are YYYY-MM-DD. */
export interface BudgetDocument extends Partial<BudgetSums> {
  /** The manufacturer that offers. */
  readonly brand: string;
  readonly number: string;
  readonly region: 'row' | 'usa';
  readonly projectName: string;
  /** What is written of the project and of the quote besides, in words; absent of budgets of an older release. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** What is written of the project alone, of budgets of an older release. */
  readonly projectFacts?: readonly (readonly [label: string, value: string])[];
  readonly clientName: string;
  /** By their legal data; absent where nothing is known, as what follows, and of budgets of an older release. */
  readonly seller?: BudgetSeller;
  readonly client?: BudgetParty;
  /** What the client calls it, of budgets of an older release. */
  readonly clientReference?: string;
  readonly conditions?: BudgetConditions;
  /** Many lines on a page, without pictures. */
  readonly isDense?: boolean;
  /** The list prices and discounts of the lines are not told. */
  readonly hidesLineDiscounts?: boolean;
  /** With room to sign it. */
  readonly hasAcceptance?: boolean;
  /** Whom a quote of the USA is about, in words; absent where it does not say. */
  readonly alias?: string;
  readonly specifier?: string;
  readonly purchaser?: string;
  readonly place?: string;
  readonly createdBy: string;
  readonly createdOn: string;
  readonly validUntil: string;
  readonly lines: readonly BudgetDocumentLine[];
  readonly freeLines?: readonly BudgetDocumentFreeLine[];
  readonly options?: readonly BudgetDocumentOption[];
  readonly comments: string;
  /** 2 and more; absent of the first. */
  readonly revision?: number;
  /** What is agreed, in words; empty or absent: the usual conditions hold. */
  readonly paymentTerms?: string;
  /** An Incoterm with its place. */
  readonly delivery?: string;
  readonly leadTime?: string;
  /** Absent of budgets of an older release. */
  readonly taxKind?: TaxKindName;
  readonly taxCertificate?: string;
  /** Weeks until everything can leave together; null when a line has no lead time. */
  readonly leadTimeWeeks: number | null;
  /** The day on which everything leaves together when it is ordered on that of the budget. */
  readonly leavesOn?: string | null;
}
