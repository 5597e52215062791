import { money, type Currency, type Money } from '../price/money';

/** A line of a revision as it is compared. Amounts are absent of a quote without prices. */
export interface ComparedLine {
  /** The same line in both revisions. */
  readonly key: string;
  readonly quantity: number;
  readonly unitPrice?: Money | undefined;
  readonly discount?: number | undefined;
  readonly total?: Money | undefined;
}

/** What may differ of a line that both have. */
export const comparedFields = ['quantity', 'unitPrice', 'discount'] as const;
export type ComparedField = (typeof comparedFields)[number];

/** Percent or amounts of a whole revision. */
export interface ComparedSums {
  readonly subTotal: Money;
  readonly discountValue: Money;
  readonly surchargeValue: Money;
  readonly taxValue: Money;
  readonly total: Money;
}

export interface ComparedRevision<Line extends ComparedLine> {
  readonly lines: readonly Line[];
  /** Null of a quote without prices. */
  readonly sums: ComparedSums | null;
}

/** A line of the later revision, of the earlier one, or of both; `changed` names what differs, and is empty where nothing does. */
export interface LineChange<Line> {
  readonly kind: 'added' | 'gone' | 'changed' | 'same';
  readonly before: Line | null;
  readonly after: Line | null;
  readonly changed: readonly ComparedField[];
  /** What the line adds to the subtotal, or takes of it; null where one of the two has no prices. */
  readonly difference: Money | null;
}

export interface RevisionChanges<Line> {
  /** Those of the later revision in its order, then those that are gone in theirs. */
  readonly lines: readonly LineChange<Line>[];
  /** Of each sum what it changed by; null where one of the two has no prices. */
  readonly sums: { readonly [Name in keyof ComparedSums]: Money } | null;
}

/**
 * Compares two revisions of a quote, line by line by their keys. Both are of one currency. The differences of the lines add
 * up to that of the subtotal, where nothing but lines is in it.
 */
export function compareRevisions<Line extends ComparedLine>(
  before: ComparedRevision<Line>,
  after: ComparedRevision<Line>,
  currency: Currency,
): RevisionChanges<Line> {
  const earlier = new Map(before.lines.map((line) => [line.key, line]));
  const later = new Set(after.lines.map(({ key }) => key));
  const difference = (one: Money | undefined, other: Money | undefined): Money =>
    money((other?.amount ?? 0) - (one?.amount ?? 0), currency);
  const hasPrices = before.sums !== null && after.sums !== null;

  function changeOf(one: Line | null, other: Line | null): LineChange<Line> {
    const changed = one && other ? comparedFields.filter((field) => !isEqual(one[field], other[field])) : [];
    return {
      kind: !one ? 'added' : !other ? 'gone' : changed.length > 0 ? 'changed' : 'same',
      before: one,
      after: other,
      changed,
      difference: hasPrices ? difference(one?.total, other?.total) : null,
    };
  }

  const [old, now] = [before.sums, after.sums];
  return {
    lines: [
      ...after.lines.map((line) => changeOf(earlier.get(line.key) ?? null, line)),
      ...before.lines.filter(({ key }) => !later.has(key)).map((line) => changeOf(line, null)),
    ],
    sums: old &&
      now && {
        subTotal: difference(old.subTotal, now.subTotal),
        discountValue: difference(old.discountValue, now.discountValue),
        surchargeValue: difference(old.surchargeValue, now.surchargeValue),
        taxValue: difference(old.taxValue, now.taxValue),
        total: difference(old.total, now.total),
      },
  };
}

function isEqual(one: number | Money | undefined, other: number | Money | undefined): boolean {
  return typeof one === 'object' && typeof other === 'object' ? one.amount === other.amount : one === other;
}
