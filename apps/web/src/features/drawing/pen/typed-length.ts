import { parseLength } from '@lucerna/engine';

/** Letters that begin or go on with a typed length: figures, marks, fractions and the units. */
const mark = /^[\d.,'"′″/ cdminfto½¼¾⅛⅜⅝⅞-]$/;

/** Whether a key goes on with a length that is being typed; only a figure begins one. */
export function typesLength(key: string, typed: string): boolean {
  return typed === '' ? /^[\d½¼¾]$/.test(key) : mark.test(key);
}

/**
 * A typed length in metres. A figure without a unit is metres in the metric market and feet in the imperial one, as a
 * plan is measured. Null for what is no length, and for none.
 */
export function readTypedLength(text: string, units: 'metric' | 'imperial'): number | null {
  const isBare = /^[\d.,]+$/.test(text.trim());
  const whole = isBare ? `${text.trim()} ${units === 'metric' ? 'm' : 'ft'}` : text;
  const read = parseLength(whole, units);
  return read.ok && read.value > 0 ? read.value / 100 : null;
}
