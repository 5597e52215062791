/** Digits with signs between them, whatever stands around: a currency. */
const digits = /^\D*(\d[\d\s.,'’\u00a0\u202f]*)\D*$/u;
/** What is longer is no amount. */
const longest = 40;

/**
 * An amount as people write it, in minor units of a currency of two decimals: the last point or comma before one or two digits
 * is decimal, any other sign groups. Null for what is none.
 */
export function readAmount(text: string): number | null {
  const found = text.length > longest ? undefined : digits.exec(text.trim())?.[1]?.trim();
  if (found === undefined || text.trim().startsWith('-')) return null;
  const decimals = /[.,](\d{1,2})$/.exec(found)?.[1] ?? '';
  const whole = decimals === '' ? found : found.slice(0, -decimals.length - 1);
  const minor = Number(whole.replace(/\D/g, '') + decimals.padEnd(2, '0'));
  return Number.isSafeInteger(minor) ? minor : null;
}
