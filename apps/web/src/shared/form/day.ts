/** The day (YYYY-MM-DD) that lies some days after today, as the calendar on the user's wall has it. */
export function dayFrom(days: number, now = new Date()): string {
  // In Greenwich, since browsers turn a local day into an instant slowly.
  const day = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days));
  return day.toISOString().slice(0, 10);
}
