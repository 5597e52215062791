// Nothing here reads decimal arithmetic, so that a page that adds prices up does not either.
export type Currency = 'EUR' | 'USD';

/** An amount in integer minor units (cents). */
export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}

/** Makes money from minor units. Throws RangeError when they are not a safe integer. */
export function money(amount: number, currency: Currency): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not an amount in minor units`);
  return { amount: amount === 0 ? 0 : amount, currency };
}

/** Money from minor units, or null where they are no safe integer: such an amount is an ordinary "no". */
export function exactMoney(amount: number, currency: Currency): Money | null {
  return Number.isSafeInteger(amount) ? money(amount, currency) : null;
}

/** Adds amounts up; the sum of none is 0. Throws RangeError for an amount in another currency. */
export function sumOfMoney(amounts: readonly Money[], currency: Currency): Money {
  let sum = 0;
  for (const { amount, currency: found } of amounts) {
    if (found !== currency) throw new RangeError(`${found} cannot be added to ${currency}`);
    sum += amount;
  }
  return money(sum, currency);
}
