import type { LeadTimeEntry } from '../catalogue/row/variation';

type Entries = readonly LeadTimeEntry[] | null | undefined;

/** Reading 12: of the entries sorted by `from`, the last whose `from` is at most the quantity; none gives null. */
export function weeksFor(entries: Entries, quantity: number): number | null {
  let found: LeadTimeEntry | null = null;
  for (const entry of entries ?? []) {
    if (entry.from <= quantity && (found === null || entry.from >= found.from)) found = entry;
  }
  return found?.weeks ?? null;
}

/**
 * Weeks of delivery for a quantity, or null when the article states none (show a dash, never 0).
 * Reading 13: when a pendant height is set, raised to the height variation's weeks for the same quantity.
 */
export function leadTimeWeeks(
  article: Entries,
  heightVariation: Entries,
  quantity: number,
  pendantHeightSet: boolean,
): number | null {
  const base = weeksFor(article, quantity);
  if (base === null || !pendantHeightSet) return base;
  return Math.max(base, weeksFor(heightVariation, quantity) ?? base);
}
