/** The day a number of days after another, both YYYY-MM-DD. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The day a lead time ends; null without a lead time. */
export function weeksLater(day: string, weeks: number | null): string | null {
  return weeks === null ? null : dayAfter(day, weeks * 7);
}
