import { dayOf } from '../unit/day';
import { daysAfter } from './days';

/** On which days goods leave. The days off of a country are data in it. */
export interface WorkCalendar {
  /** Days of the week, 1 Monday to 7 Sunday (ISO 8601). */
  readonly workingDays: readonly number[];
  /** Single days, yyyy-mm-dd, on which nothing leaves although their day of the week is a working day. */
  readonly daysOff: readonly string[];
  /** Days off of every year, mm-dd. */
  readonly everyYear: readonly string[];
}

/** The usual week, without days off. */
export const mondayToFriday: WorkCalendar = Object.freeze({
  workingDays: [1, 2, 3, 4, 5],
  daysOff: [],
  everyYear: [],
});

/** A calendar that closes for longer than this is a mistake. */
const longestClosure = 366;

/** The day of the week, 1 Monday to 7 Sunday, of a day yyyy-mm-dd. */
function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** Whether goods leave on a day of either spelling. Throws RangeError for text that is no day. */
export function isWorkingDay(day: string, calendar: WorkCalendar = mondayToFriday): boolean {
  const own = daysAfter(day, 0);
  return (
    calendar.workingDays.includes(weekdayOf(own)) &&
    !calendar.everyYear.includes(own.slice(5)) &&
    !calendar.daysOff.includes(own)
  );
}

/**
 * The day itself where it is a working day, else the next that is, as yyyy-mm-dd. Throws RangeError for text that is no
 * day and for a calendar without a working day in a year.
 */
export function nextWorkingDay(day: string, calendar: WorkCalendar = mondayToFriday): string {
  if (dayOf(day) === null) throw new RangeError(`${day} is not a date`);
  for (let ahead = 0; ahead <= longestClosure; ahead += 1) {
    const found = daysAfter(day, ahead);
    if (isWorkingDay(found, calendar)) return found;
  }
  throw new RangeError(`The calendar has no working day within a year of ${day}`);
}
