import { daysAfter } from '../delivery/days';
import type { Money } from './money';

/** A price that was stored: the unit price of a line of a project. */
export interface StoredPrice {
  readonly unitGross: Money | null;
  /** The day on which it was reckoned, yyyy-mm-dd. */
  readonly evaluatedOn: string;
}

/** What is known on the day on which the price is used. */
export interface PriceToday {
  readonly unitGross: Money | null;
  /** yyyy-mm-dd. */
  readonly today: string;
  /** For how many days after the one on which it was reckoned a price holds. */
  readonly validDays: number;
}

/**
 * How a stored price stands: it `holds`; the catalogue in force gives another one, `changed`, or none any more,
 * `missing`; or it is `expired`, and was found to be the same again.
 */
export type PriceState = 'valid' | 'changed' | 'missing' | 'expired';

/** The last day on which a stored price holds, yyyy-mm-dd. */
export function priceLastDay({ evaluatedOn }: Pick<StoredPrice, 'evaluatedOn'>, validDays: number): string {
  return daysAfter(evaluatedOn, validDays);
}

/** Judges a stored price by the catalogue and the day of today. What was stored is never changed by it. */
export function comparePrice(stored: StoredPrice, now: PriceToday): PriceState {
  if (now.unitGross === null) return stored.unitGross === null ? 'valid' : 'missing';
  if (now.unitGross.amount !== stored.unitGross?.amount) return 'changed';
  if (now.unitGross.currency !== stored.unitGross.currency) return 'changed';
  return priceLastDay(stored, now.validDays) < now.today ? 'expired' : 'valid';
}
