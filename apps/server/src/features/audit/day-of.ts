const dayMs = 86_400_000;
/** What PostgreSQL reads of the way in which a moment is written: four digits of a year, and no year 0. */
const [earliest, latest] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59Z')];

/** The moment at which a day of UTC begins, so many days later. */
export const dayOf = (day: string, later: number): Date =>
  new Date(Math.min(latest, Math.max(earliest, Date.parse(`${day}T00:00:00Z`) + later * dayMs)));
