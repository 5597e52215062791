import type { Availability } from './availability';
import { timeToDays } from '../unit/time';
import { daysAfter, laterDay } from './days';
import { mondayToFriday, nextWorkingDay, type WorkCalendar } from './working-days';

/** What is known of the delivery of one line of an order. */
export interface DeliverableLine {
  readonly leadTimeWeeks: number | null;
  readonly availability: Availability;
}

/** Lines that leave together; the indices are those of the order's lines. */
export interface Shipment {
  /** yyyy-mm-dd; null when the day cannot be told: show a dash. */
  readonly day: string | null;
  readonly lines: readonly number[];
}

/** When an order is placed and how it is sent. */
export interface ShippingTerms {
  readonly today: string;
  readonly sendTogether: boolean;
  /** A day asked for. */
  readonly wanted?: string | null;
  readonly calendar?: WorkCalendar;
}

/**
 * The first day, yyyy-mm-dd, on which a line ordered `today` can leave: today and its lead time, but not before the day
 * to which it is delayed, and a working day. Null without lead time, and for what is not available.
 */
export function dispatchDay(
  line: DeliverableLine,
  today: string,
  calendar: WorkCalendar = mondayToFriday,
): string | null {
  if (line.leadTimeWeeks === null || !line.availability.available) return null;
  const lead = timeToDays(line.leadTimeWeeks, 'weeks');
  if (!lead.ok) return null;
  const ready = daysAfter(today, lead.value);
  const day = laterDay(ready, line.availability.delayedTo ?? null);
  return day && nextWorkingDay(day, calendar);
}

/** The `dispatchDay` of any number of lines: they have a few lead times, and a calendar is slow to ask. */
export function dispatchDays(
  today: string,
  calendar: WorkCalendar = mondayToFriday,
): (line: DeliverableLine) => string | null {
  const known = new Map<string, string | null>();
  return (line) => {
    const { leadTimeWeeks, availability } = line;
    const key = `${leadTimeWeeks} ${availability.available} ${availability.delayedTo ?? ''}`;
    let day = known.get(key);
    if (day === undefined) known.set(key, (day = dispatchDay(line, today, calendar)));
    return day;
  };
}

/**
 * The shipments of an order (LTM-01, AVL-01). Together: one, on the day of the last line, or on no known day when one
 * line has none. Apart: one for each day, earliest first, lines without a day last. `wanted`, a day asked for, moves
 * earlier shipments to it. Every day is a working day. Throws RangeError when a day is no date.
 */
export function orderShipments(
  lines: readonly DeliverableLine[],
  { today, sendTogether, wanted = null, calendar = mondayToFriday }: ShippingTerms,
): readonly Shipment[] {
  const dispatched = lines.map(dispatchDays(today, calendar));
  const moved = new Map(
    [...new Set(dispatched)].map((day) => {
      const later = day && laterDay(day, wanted);
      return [day, later && nextWorkingDay(later, calendar)];
    }),
  );
  const days = dispatched.map((day) => moved.get(day) ?? null);
  if (lines.length === 0) return [];
  if (sendTogether) {
    const day = days.includes(null) ? null : [...new Set(days)].reduce(laterDay, null);
    return [{ day, lines: lines.map((_, index) => index) }];
  }
  const apart = [...new Set(days)].sort((a, b) => (a === null ? 1 : b === null ? -1 : a < b ? -1 : 1));
  return apart.map((day) => ({ day, lines: days.flatMap((each, index) => (each === day ? [index] : [])) }));
}

/**
 * The earliest day that may be asked for: the one on which the first shipment leaves, of which the day is known; today's
 * next working day where none is.
 */
export function earliestShipment(lines: readonly DeliverableLine[], terms: ShippingTerms): string {
  const [first] = orderShipments(lines, { ...terms, wanted: null });
  return first?.day ?? nextWorkingDay(terms.today, terms.calendar);
}
