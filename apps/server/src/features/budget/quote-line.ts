import type { BudgetDocumentLine } from '@lucerna/documents';
import type { Availability, BillOfMaterials, BudgetLineTotals, Currency, Money } from '@lucerna/engine';
import { jsonText, type JsonText } from '../../database/json-text';
import type { QuotedPart } from '../../database/tables/budget';
import { netOfLine, soldProduct, type SaleLine, type SaleProject, type SoldToday } from '../sale';
import type { StoredLine } from './lines';

/** A line of a revision that is being made; amounts in minor units. */
export interface QuoteLine extends Omit<
  StoredLine,
  'position' | 'unitGross' | 'discount' | 'unitNet' | 'discountValue' | 'totalNet'
> {
  readonly unitGross: number;
  readonly discount: number;
  readonly availability: Availability;
  /** Of a line whose price was kept: what the list says today, where that is known. */
  readonly listUnitGross?: number | undefined;
  /** What it is described from in the document: the project's line of today, or what was printed before. */
  readonly source: { readonly line: SaleLine } | { readonly printed: BudgetDocumentLine };
}

interface OfProject {
  readonly line: SaleLine;
  readonly judged: Pick<SoldToday, 'bill'>;
  readonly unitGross: number;
  readonly discount: number;
  readonly quantity: number;
  readonly delivery: NonNullable<SoldToday['delivery']>;
  readonly shippingDate: string | null;
}

/** What one costs the client at whose terms the viewer sees the project; null where there is none. */
function costOf(
  { currency, terms }: SaleProject,
  { sublevel }: SaleLine,
  { bill }: Pick<SoldToday, 'bill'>,
  unitGross: number,
): Money | null {
  if (terms.clientCode === null) return null;
  return netOfLine({ sublevel, bill, unitGross: { amount: unitGross, currency } }, terms);
}

/** The same as an answer says it; nothing where there is none. */
export function costField(project: SaleProject, line: SaleLine, bill: SoldToday['bill'], unitGross: number) {
  const unitCost = costOf(project, line, { bill }, unitGross);
  return unitCost ? { unitCost } : {};
}

/** A line of the project as a revision takes it, at the price of today. */
export function lineOfProject(
  project: SaleProject,
  { line, judged, unitGross, discount, quantity, delivery, shippingDate }: OfProject,
): QuoteLine {
  const { moq, leadTimeWeeks, availability } = delivery;
  return {
    lineId: line.id,
    isOut: false,
    ...{ quantity, moq, unitGross, discount, leadTimeWeeks, availability, shippingDate },
    unitCost: costOf(project, line, judged, unitGross)?.amount ?? null,
    product: soldProduct(project, line),
    parts: judged.bill && partsOf(judged.bill),
    source: { line },
  };
}

/** What each part of a product costs by list, in the order of its compositions. */
const partsOf = ({ compositions }: BillOfMaterials): QuotedPart[] =>
  compositions
    .flatMap(({ articles, accessories, drivers }) => [...articles, ...accessories, ...drivers])
    .map(({ prices, quantity }) => [prices?.unitGross.amount ?? 0, quantity]);

/** A line as it is stored, with what it came to; one that was taken out came to nothing. */
export function storedLineOf(
  line: QuoteLine,
  position: number,
  totals: BudgetLineTotals | undefined,
): StoredLine {
  const { availability: _, source: _source, listUnitGross: _list, ...rest } = line;
  return {
    ...rest,
    position,
    unitNet: totals?.unitNet.amount ?? null,
    discountValue: totals?.discountValue.amount ?? null,
    totalNet: totals?.totalNet.amount ?? null,
  };
}

export const storedLineText = (line: StoredLine): JsonText<StoredLine> => jsonText(line);

/** What of a line the totals take. */
export const lineForTotals = ({ quantity, unitGross, discount }: QuoteLine, currency: Currency) => ({
  ...{ quantity, discount },
  unitGross: { amount: unitGross, currency },
});
