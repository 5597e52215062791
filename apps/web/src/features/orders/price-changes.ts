import type { ChangedPrice } from '@lucerna/contract';
import { exactPriceOfPieces, sumOfMoney } from '@lucerna/engine';
import type { Currency, Money } from '@lucerna/engine';
import type { ApiFailure } from '../../shared/api';
import type { OrderDraftLine } from './order-being-made';

/** A line whose price is another one than the project, or the form, said. Prices are net. */
export interface PriceChange {
  readonly id: string;
  readonly reference: string;
  readonly quantity: number;
  readonly before: Money;
  readonly after: Money;
}

/** The lines of a form that would be ordered at another price than the project says. */
export function changesOf(lines: readonly OrderDraftLine[]): readonly PriceChange[] {
  return lines.flatMap(({ _id: id, referenceCode: reference, quantity, prices, pricesBefore }) =>
    prices && pricesBefore
      ? [{ id, reference, quantity, before: pricesBefore.unitNet, after: prices.unitNet }]
      : [],
  );
}

/** The lines that the server refused for their price; null for any other failure, and without prices. */
export function changesRefused({ code, details }: ApiFailure): readonly PriceChange[] | null {
  if (code !== 'priceChanged') return null;
  const { lines = [] } = (details ?? {}) as { readonly lines?: readonly ChangedPrice[] };
  const priced = lines.flatMap(({ product: id, reference, quantity, before, after }) =>
    before && after ? [{ id, reference, quantity, before, after }] : [],
  );
  return priced.length > 0 ? priced : null;
}

/** What the changed lines came to and come to. */
export function sumsOf(
  changes: readonly PriceChange[],
  currency: Currency,
): { readonly before: Money; readonly after: Money } {
  const sum = (of: 'before' | 'after') =>
    sumOfMoney(
      changes.map((each) => exactPriceOfPieces(each[of], each.quantity) ?? { amount: 0, currency }),
      currency,
    );
  return { before: sum('before'), after: sum('after') };
}
