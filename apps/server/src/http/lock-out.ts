import { LRUCache } from 'lru-cache';
import { atMost } from '../records';

/** Makes guessing slow: after a few failures each further attempt of a key waits twice as long. */
export interface LockOut {
  /** Counts one attempt: 0 when it is allowed, else the whole seconds to wait. Attempts while waiting do not count. */
  take(key: string): number;
  /** Forgets the attempts of a key, after one that was right. */
  clear(key: string): void;
}

export interface LockOutRule {
  /** Attempts without any wait. */
  readonly free: number;
  /** The longest wait in seconds; the first is one second. */
  readonly longest: number;
  /** After so many seconds without an attempt all is forgotten. */
  readonly forgets: number;
}

/** One node counts its own: n nodes allow n times as many. */
export function lockOut({ free, longest, forgets }: LockOutRule, now: () => number = Date.now): LockOut {
  const known = new LRUCache<string, { count: number; blockedUntil: number; last: number }>(atMost(50_000));
  return {
    take(key) {
      const at = now();
      const entry = known.get(key);
      if (entry && entry.blockedUntil > at) return Math.ceil((entry.blockedUntil - at) / 1000);
      const count = entry && entry.last + forgets * 1000 > at ? entry.count + 1 : 1;
      const wait = count < free ? 0 : Math.min(2 ** (count - free), longest);
      known.set(key, { count, blockedUntil: at + wait * 1000, last: at });
      return 0;
    },
    clear: (key) => known.delete(key),
  };
}
