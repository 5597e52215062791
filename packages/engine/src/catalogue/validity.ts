import { dayOf } from '../unit/day';
import type { Variation } from './row/variation';

/** Reading 23: a variation counts from its first to its last day, both inclusive; no date means no end. */
export function isValidOn(
  dates: Pick<Variation, 'fromValidityDate' | 'toValidityDate'>,
  today: string,
): boolean {
  const now = dayOf(today) ?? 0;
  const from = dayOf(dates.fromValidityDate);
  const to = dayOf(dates.toValidityDate);
  return (from === null || from <= now) && (to === null || now <= to);
}
