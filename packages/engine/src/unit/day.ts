/**
 * The number of a day (year * 10000 + month * 100 + day), so that days compare as numbers; null for no date.
 * Reads dd/mm/yyyy (the feed, the spec) and yyyy-mm-dd (our own code). Throws RangeError for other text or a day
 * that no calendar has.
 */
export function dayOf(text: string | null | undefined): number | null {
  if (text === null || text === undefined || text === '') return null;
  const feed = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  const own = feed ? null : /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  const [year, month, day] = (feed ? [feed[3], feed[2], feed[1]] : own ? own.slice(1) : []).map(Number);
  if (year === undefined || month === undefined || day === undefined)
    throw new RangeError(`${text} is not a date`);
  if (month < 1 || month > 12 || day < 1 || day > daysOfMonth(year, month)) {
    throw new RangeError(`${text} is not a day of the calendar`);
  }
  return year * 10000 + month * 100 + day;
}

function daysOfMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}
