import type { AvailabilityDates } from '../catalogue/row/variation';
import { dayOf } from '../unit/day';

/** Whether something can be had; dates dd/mm/yyyy. */
export interface Availability {
  readonly available: boolean;
  readonly reason?: 'until' | 'since';
  /** Available, but not delivered before this day. */
  readonly delayedTo?: string;
  /** Not available yet, and expected on this day. */
  readonly expected?: string;
}

const always: Availability = Object.freeze({ available: true });

/**
 * Reading 22: the day of `until` still counts and a past one wins over everything; a `since` in the future means
 * unavailable with the expected date; `expected` alone means available but delayed to it.
 * `today` is yyyy-mm-dd or dd/mm/yyyy.
 */
export function availabilityOn(dates: AvailabilityDates | null | undefined, today: string): Availability {
  const now = dayOf(today) ?? 0;
  const until = dayOf(dates?.until);
  if (until !== null && until < now) return { available: false, reason: 'until' };
  const since = dayOf(dates?.since);
  const expected = dayOf(dates?.expected);
  if (since !== null && since > now) {
    return dates?.expected
      ? { available: false, reason: 'since', expected: dates.expected }
      : { available: false, reason: 'since' };
  }
  return expected !== null && expected > now && dates?.expected
    ? { available: true, delayedTo: dates.expected }
    : always;
}
