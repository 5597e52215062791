import Big from 'big.js';

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
