import { LRUCache } from 'lru-cache';
import { atMost } from '../records';

/** Counts attempts in windows of time. One node counts its own: n nodes allow n times as many. */
export interface RateLimit {
  /** Counts one attempt: 0 when it is allowed, else the whole seconds to wait. */
  take(key: string): number;
  /** Forgets the attempts of a key, after one that was right. */
  clear(key: string): void;
}

export function rateLimit({ attempts, seconds }: { attempts: number; seconds: number }): RateLimit {
  const windows = new LRUCache<string, { count: number; until: number }>(atMost(50_000));
  return {
    take(key) {
      const now = Date.now();
      const open = windows.get(key);
      if (!open || open.until <= now) {
        windows.set(key, { count: 1, until: now + seconds * 1000 });
        return 0;
      }
      open.count += 1;
      return open.count <= attempts ? 0 : Math.ceil((open.until - now) / 1000);
    },
    clear: (key) => windows.delete(key),
  };
}
