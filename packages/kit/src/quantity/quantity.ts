/** What a quantity may be: `step` also decides how many decimals. */
export interface QuantityLimits {
  min?: number;
  max?: number;
  step?: number;
}

/** How a quantity is typed and written: in figures, or as feet and inches. */
export interface QuantityNotation {
  /** The text that a field shows after somebody typed or pasted `next` over `current`. */
  accept: (current: string, next: string) => string;
  /** What a text means; null while it means none. */
  read: (text: string) => number | null;
  write: (value: number) => string;
}

export type OutOfRange = 'minValue' | 'maxValue';

/** Decimals of a number as written in base ten: 0.25 has 2, 1e-7 has 7. */
export function countDecimals(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const written = mantissa.split('.')[1]?.length ?? 0;
  return Math.max(0, written - Number(exponent));
}

const grouped = /^\d{1,3}(?:([.,\s'’])\d{3})(?:\1\d{3})*$/;

/**
 * The text that a field shows after somebody typed or pasted `next` over `current`. Comma and dot both separate
 * decimals whatever the locale, since a dot typed in German means a decimal and not a thousand. A second separator,
 * more decimals than the step has, and anything that is no figure leave the text as it was.
 */
export function acceptTyping(current: string, next: string, { min = 0, step = 1 }: QuantityLimits): string {
  const decimals = countDecimals(step);
  const trimmed = next.trim().replace(/^−/, '-');
  const isPasted = trimmed.length > current.length + 1;
  const text = isPasted && decimals < 3 && grouped.test(trimmed) ? trimmed.replace(/[.,\s'’]/g, '') : trimmed;
  const shape = new RegExp(`^${min < 0 ? '-?' : ''}\\d{0,15}(?:[.,]\\d{0,${decimals}})?$`);
  return shape.test(text) ? text : current;
}

/** The number that a text of the field means, or null while it means none, such as `''`, `'-'` or `','`. */
export function readQuantity(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  return /\d/.test(plain) && Number.isFinite(Number(plain)) ? Number(plain) : null;
}

/** The nearest allowed quantity: capped at the maximum, raised to the minimum, with the decimals of the step. */
export function fitQuantity(value: number, { min, max, step = 1 }: QuantityLimits): number {
  const rounded = Number(value.toFixed(Math.min(100, countDecimals(step))));
  return Math.max(min ?? -Infinity, Math.min(max ?? Infinity, rounded));
}

/** Which limit a value breaks, or null. */
export function findOutOfRange(value: number, { min, max }: QuantityLimits): OutOfRange | null {
  if (min !== undefined && value < min) return 'minValue';
  if (max !== undefined && value > max) return 'maxValue';
  return null;
}

/** One step (or `times` steps, negative for down) from a value, within the limits and free of binary remainders. */
export function stepQuantity(value: number, times: number, limits: QuantityLimits): number {
  const step = limits.step ?? 1;
  const scale = 10 ** countDecimals(step);
  const moved = (Math.round(value * scale) + times * Math.round(step * scale)) / scale;
  return fitQuantity(moved, limits);
}

/** A quantity as the field shows it: the locale's decimal separator, no thousands, the decimals of the step at most. */
export function writeQuantity(value: number, locale: string, step = 1): string {
  const maximumFractionDigits = Math.min(100, countDecimals(step));
  // Adding 0 takes the sign off what is 0 or rounds to it.
  const rounded = Number(value.toFixed(maximumFractionDigits)) + 0;
  return new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits }).format(rounded);
}

/** Figures, with the decimals of the step, as a locale writes them. */
export const figures = (locale: string, limits: QuantityLimits): QuantityNotation => ({
  accept: (current, next) => acceptTyping(current, next, limits),
  read: readQuantity,
  write: (value) => writeQuantity(value, locale, limits.step),
});
