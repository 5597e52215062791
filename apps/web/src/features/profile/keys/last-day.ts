/** The last day (YYYY-MM-DD) on which a key works: it ends with the midnight, UTC, after it. */
export const lastDayOf = (expiresAt: string): string =>
  new Date(Date.parse(expiresAt) - 1).toISOString().slice(0, 10);
