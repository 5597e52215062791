import { dayOf } from '../unit/day';

const dayLength = 86_400_000;

/** A day of either spelling as yyyy-mm-dd, some days later. Throws RangeError for text that is no day. */
export function daysAfter(day: string, days: number): string {
  const number = dayOf(day);
  if (number === null) throw new RangeError(`${day} is not a date`);
  const [year, month, date] = [Math.floor(number / 10000), Math.floor(number / 100) % 100, number % 100];
  return new Date(Date.UTC(year, month - 1, date) + days * dayLength).toISOString().slice(0, 10);
}

/** The later of two days of either spelling, as yyyy-mm-dd; null counts as no day. */
export function laterDay(one: string | null, other: string | null): string | null {
  if (one === null) return other && daysAfter(other, 0);
  if (other === null) return daysAfter(one, 0);
  const days = [daysAfter(one, 0), daysAfter(other, 0)];
  return days.sort().at(-1) ?? null;
}
