import { daysAfter } from '../delivery/days';
import { dayOf } from '../unit/day';
import type { PreparedModel } from './prepare-model';

/**
 * The last day (yyyy-mm-dd) up to which a prepared model is what it is on its own day: on the next one a value comes, goes or
 * arrives. Null where no date of its sheet is ahead.
 */
export function sameUntil({ sheet, today }: Pick<PreparedModel, 'sheet' | 'today'>): string | null {
  const now = dayOf(today) ?? 0;
  let first: string | null = null;
  const end = (date: string | null | undefined, days: number) => {
    if (!date) return;
    const last = daysAfter(date, days);
    const isAhead = (dayOf(last) ?? 0) >= now;
    if (isAhead && (first === null || last < first)) first = last;
  };
  for (const { fromValidityDate, toValidityDate, availability } of sheet.variations) {
    end(toValidityDate, 0);
    end(availability.until, 0);
    for (const date of [fromValidityDate, availability.since, availability.expected]) end(date, -1);
  }
  return first;
}
