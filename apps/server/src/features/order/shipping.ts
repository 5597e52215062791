import type { NewOrder } from '@lucerna/contract';
import { earliestShipment, nextWorkingDay, orderShipments } from '@lucerna/engine';
import type { DeliverableLine, WorkCalendar } from '@lucerna/engine';
import { answer, no, type Answer } from '../../http/answer';

/** On which days an order leaves, YYYY-MM-DD; null where a day cannot be told. */
export interface Shipping {
  /** Of each line, in their order. */
  readonly days: readonly (string | null)[];
  /** The day on which everything has left. */
  readonly last: string | null;
}

type Wish = Pick<NewOrder, 'sendTogether' | 'shippingDate'>;

/**
 * The days on which lines leave, by the engine. A wished day moves them back, and may not lie before the first day on
 * which anything asked can leave.
 */
export function shippingOf(
  lines: readonly DeliverableLine[],
  { sendTogether, shippingDate: wanted }: Wish,
  today: string,
  calendar: WorkCalendar,
): Answer<Shipping> {
  const terms = { today, sendTogether, calendar };
  const earliest = earliestShipment(lines, terms);
  if (wanted !== undefined && nextWorkingDay(wanted, calendar) < earliest) {
    return no({ code: 'shippingTooEarly', data: { earliest } });
  }
  const shipments = orderShipments(lines, { ...terms, wanted });
  const days = lines.map((): string | null => null);
  for (const { day, lines: places } of shipments) for (const place of places) days[place] = day;
  return answer({ days, last: shipments.at(-1)?.day ?? null });
}

/** The day on which everything can leave together; null when one line has no day. */
export function togetherOn(
  lines: readonly DeliverableLine[],
  today: string,
  calendar: WorkCalendar,
): string | null {
  return orderShipments(lines, { today, sendTogether: true, calendar })[0]?.day ?? null;
}
