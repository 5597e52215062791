import Big from 'big.js';
import { no, ok, problem } from '../problem';
import type { Result } from '../problem';

/** How a number is written: the German way where prices are in EUR, the American way otherwise (spec C9, PRI-04). */
export interface NumberStyle {
  readonly locale: 'de-DE' | 'en-US';
  readonly decimal: ',' | '.';
  readonly group: ',' | '.';
}

const german: NumberStyle = { locale: 'de-DE', decimal: ',', group: '.' };
const american: NumberStyle = { locale: 'en-US', decimal: '.', group: ',' };

/** The style of a currency: EUR German, any other American. */
export function numberStyle(currency: string): NumberStyle {
  return currency === 'EUR' ? german : american;
}

const formats = new Map<string, Intl.NumberFormat>();

/**
 * Writes a number as the readers of a currency do, with at most `decimals` decimals, half away from zero: 1234.5 is
 * `1.234,5` for EUR and `1,234.5` for USD. Zero never carries a minus.
 */
export function formatNumber(value: number | string, currency: string, decimals = 2): string {
  const { locale } = numberStyle(currency);
  const key = `${locale} ${decimals}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: decimals });
  formats.set(key, format);
  const rounded = new Big(value).round(decimals, Big.roundHalfUp);
  return format.format(rounded.eq(0) ? 0 : (rounded.toFixed() as `${number}`));
}

/** Whether the digits before the decimals are plain or in groups of three. */
function ungrouped(text: string, group: string): string | null {
  const parts = text.split(group);
  const [first = ''] = parts;
  if (parts.length === 1) return text;
  const even = first.length <= 3 && first !== '' && parts.slice(1).every((part) => part.length === 3);
  return even ? parts.join('') : null;
}

/**
 * The decimal that a user typed, or null. Both marks may stand in it: of two kinds the last is the decimal one; one
 * that comes several times groups thousands; a single foreign mark groups only when exactly three digits follow a
 * number that does not begin with 0, so that 0.125 and 2.5 are read as they look where a comma is usual.
 */
export function readDecimal(text: string, decimal: ',' | '.'): Big | null {
  if (!/^[0-9.,]*[0-9]$/.test(text)) return null;
  const group = decimal === ',' ? '.' : ',';
  const last = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
  const both = text.includes('.') && text.includes(',');
  const times = text.split(last).length - 1;
  if (times === 0) return new Big(text);
  const thousands = !both && (times > 1 || (last === group && /^[1-9][0-9]{0,2}[.,][0-9]{3}$/.test(text)));
  if (thousands) {
    const whole = ungrouped(text, last);
    return whole === null ? null : new Big(whole);
  }
  const at = text.lastIndexOf(last);
  const whole = ungrouped(text.slice(0, at), last === '.' ? ',' : '.');
  if (whole === null || /[.,]/.test(whole)) return null;
  return new Big(`${whole === '' ? '0' : whole}.${text.slice(at + 1)}`);
}

/**
 * Reads a number as the readers of a currency write it, with or without groups, such as `-1.234,50` for EUR; gives an
 * exact decimal as text. Error: `input-invalid`, 'Invalid input'.
 */
export function parseNumber(text: string, currency: string): Result<string> {
  const [, minus = '', digits = ''] = /^\s*([-−+]?)\s*(.*?)\s*$/.exec(String(text)) ?? [];
  const found = readDecimal(digits.replace(/[\u00a0\u202f ]/g, ''), numberStyle(currency).decimal);
  if (!found) return no(problem('input-invalid', { input: String(text) }));
  const negative = minus !== '' && minus !== '+' && !found.eq(0);
  return ok(`${negative ? '-' : ''}${found.toFixed()}`);
}
