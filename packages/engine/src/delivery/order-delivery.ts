import type { Availability } from './availability';
import { daysAfter, laterDay } from './days';

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

const daysOfWeek = 7;

/**
 * The first day, yyyy-mm-dd, on which a line ordered `today` can leave: today and its lead time, but not before the day
 * to which it is delayed. Null without lead time, and for what is not available.
 */
export function dispatchDay(line: DeliverableLine, today: string): string | null {
  if (line.leadTimeWeeks === null || !line.availability.available) return null;
  return laterDay(daysAfter(today, line.leadTimeWeeks * daysOfWeek), line.availability.delayedTo ?? null);
}

/**
 * The shipments of an order (LTM-01, AVL-01). Together: one, on the day of the last line, or on no known day when one
 * line has none. Apart: one for each day, earliest first, lines without a day last. `wanted`, a day asked for, moves
 * earlier shipments to it. Throws RangeError when a day is no date.
 */
export function orderShipments(
  lines: readonly DeliverableLine[],
  order: { readonly today: string; readonly sendTogether: boolean; readonly wanted?: string | null },
): readonly Shipment[] {
  const days = lines.map((line) => {
    const day = dispatchDay(line, order.today);
    return day && laterDay(day, order.wanted ?? null);
  });
  if (lines.length === 0) return [];
  if (order.sendTogether) {
    const day = days.includes(null) ? null : days.reduce(laterDay, null);
    return [{ day, lines: lines.map((_, index) => index) }];
  }
  const known = [...new Set(days)].sort((a, b) => (a === null ? 1 : b === null ? -1 : a < b ? -1 : 1));
  return known.map((day) => ({ day, lines: days.flatMap((each, index) => (each === day ? [index] : [])) }));
}
