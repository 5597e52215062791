import { writeLocal, readLocal } from '../../shared/local-storage/local-storage';

/** What somebody went to by the search. */
export interface RecentSearch {
  readonly path: string;
  readonly title: string;
  readonly detail?: string;
  /** Of a luminaire: what its picture shows. */
  readonly model?: string;
  readonly finish?: string;
  /** Of a collection. */
  readonly subFamilyId?: number;
}

const name = 'recentSearches';
const most = 6;

const isRecent = (value: unknown): value is RecentSearch =>
  typeof value === 'object' && value !== null && 'path' in value && 'title' in value;

/** The ways gone last in this browser, the latest first; a sign-out forgets them. */
export function readRecentSearches(): readonly RecentSearch[] {
  const kept = readLocal<unknown>(name);
  return Array.isArray(kept) ? kept.filter(isRecent).slice(0, most) : [];
}

export function addRecentSearch(recent: RecentSearch): void {
  const others = readRecentSearches().filter(({ path }) => path !== recent.path);
  writeLocal(name, [recent, ...others].slice(0, most));
}
