import type { Money } from '@lucerna/engine';

/** Digits, with a point or a comma before the cents. */
const written = /^(\d{1,9})(?:[.,](\d{1,2}))?$/u;

/** A price as it is typed: null where nothing is, undefined where it is no price. */
export function priceOf(text: string, currency: Money['currency']): Money | null | undefined {
  const plain = text.trim();
  if (plain === '') return null;
  const [, whole, cents = ''] = written.exec(plain) ?? [];
  if (whole === undefined) return undefined;
  return { amount: Number(whole) * 100 + Number(cents.padEnd(2, '0')), currency };
}

/** A price as it may be typed. */
export const priceText = ({ amount }: Money): string => (amount / 100).toFixed(2);
