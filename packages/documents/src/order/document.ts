import type { Money } from '@lucerna/engine';
import type {
  BudgetConditions,
  BudgetDocument,
  BudgetDocumentFreeLine,
  BudgetDocumentLine,
  BudgetParty,
  BudgetSeller,
} from '../budget/document';

/** What became of an order when its document was made. */
export type OrderDocumentState = 'placed' | 'held' | 'cancelled';

/** The way from the sum of the lines to what an order comes to without tax; percents 0 to 100. */
export interface OrderDocumentSums {
  readonly subTotal: Money;
  /** What the discount is taken of; absent where it is the subtotal. */
  readonly discountBase?: Money;
  readonly discount: number;
  readonly discountValue: Money;
  readonly surcharge: number;
  readonly surchargeValue: Money;
  readonly net: Money;
}

/** What was agreed in the quote at whose prices it was placed. */
type QuotedTerms = Pick<
  BudgetDocument,
  'paymentTerms' | 'delivery' | 'leadTime' | 'taxKind' | 'taxCertificate'
>;

/** The confirmation of an order: all that its PDF says, its sums only where it has prices. Days are YYYY-MM-DD. */
export interface OrderDocument extends Partial<OrderDocumentSums>, QuotedTerms {
  /** The manufacturer. */
  readonly brand: string;
  readonly number: string;
  readonly state: OrderDocumentState;
  readonly region: 'row' | 'usa';
  readonly projectName: string;
  readonly orderedOn: string;
  readonly orderedBy: string;
  readonly clientCode: string;
  /** What the buyer wrote of it, such as its own number, in words. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** Number of the quote at whose prices it was placed, with its revision. */
  readonly quote?: string;
  readonly seller?: BudgetSeller;
  readonly client?: BudgetParty;
  readonly deliverTo?: BudgetParty;
  readonly billTo?: BudgetParty;
  readonly contact?: BudgetParty;
  readonly conditions?: BudgetConditions;
  readonly isDense?: boolean;
  readonly lines: readonly BudgetDocumentLine[];
  readonly freeLines?: readonly BudgetDocumentFreeLine[];
  readonly comments: string;
  readonly sendTogether: boolean;
  /** The day on which everything has left; null where none can be told. */
  readonly leavesOn: string | null;
}
