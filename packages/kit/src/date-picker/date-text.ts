import { parseDate, type CalendarDate } from '@internationalized/date';

/** What stands between the parts of a date: dots in German, slashes everywhere else. */
export function dateSeparator(locale: string): '.' | '/' {
  return locale.startsWith('de') ? '.' : '/';
}

/** The day that `YYYY-MM-DD` names, or null for null and for a text that names none. */
export function readDay(text: string | null | undefined): CalendarDate | null {
  if (!text) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

/** A day as its field writes it: two figures for day and month, four for the year, in the order of the locale. */
export function writeDay(day: CalendarDate, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    calendar: 'gregory',
    timeZone: 'UTC',
  })
    .formatToParts(day.toDate('UTC'))
    .map(({ type, value }) => (type === 'literal' ? dateSeparator(locale) : value))
    .join('');
}
