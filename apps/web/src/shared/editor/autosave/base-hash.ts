/**
 * What the work on a product of a project goes on from, as a short word: two states of a product that say the same have
 * the same word. It is kept beside the work, as `from`, so that work that is found again can tell whether the project
 * has another state by now.
 */
export function baseHashOf(stored: unknown): string {
  let high = 0x9e3779b9;
  let low = 0x85ebca6b;
  const text = JSON.stringify(stored) ?? '';
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 0x9e3779b1);
    low = Math.imul(low ^ code, 0x5f356495);
  }
  return ((high >>> 0) * 0x200000 + (low >>> 11)).toString(36);
}

const isFields = (stored: unknown): stored is Readonly<Record<string, unknown>> =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored);

/** Work as it is kept, with what it goes on from; null for something new. */
export const withBaseHash = (stored: unknown, base: string | null): unknown =>
  base !== null && isFields(stored) ? { ...stored, from: base } : stored;

/** Kept work and what it goes on from, each by itself; null where that is not known. */
export function splitBaseHash(stored: unknown): { readonly stored: unknown; readonly base: string | null } {
  if (!isFields(stored) || typeof stored['from'] !== 'string') return { stored, base: null };
  const { from, ...work } = stored;
  return { stored: work, base: String(from) };
}
