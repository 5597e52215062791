/** A map that forgets what was used longest ago once it is full. */
export interface LruCache<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
  delete(key: string): void;
  clear(): void;
  entries(): IterableIterator<[string, T]>;
}

/** Holds `most` entries, or, with `weigh`, entries of so much weight together; what weighs more than half of it is not held. */
export function lruCache<T>(most: number, weigh: (value: T, key: string) => number = () => 1): LruCache<T> {
  let young = new Map<string, T>();
  let old = new Map<string, T>();
  let weight = 0;
  // Two generations: a read costs one look-up, and half of the entries go at once instead of one per write.
  const set = (key: string, value: T) => {
    const own = weigh(value, key);
    const known = young.get(key);
    if (known !== undefined) {
      young.delete(key);
      weight -= weigh(known, key);
    }
    if (own > Math.max(1, most / 2)) return;
    if (weight + own > most / 2 && young.size > 0) {
      old = young;
      young = new Map();
      weight = 0;
    }
    young.set(key, value);
    weight += own;
  };
  return {
    get(key) {
      const found = young.get(key);
      if (found !== undefined) return found;
      const kept = old.get(key);
      if (kept !== undefined) {
        old.delete(key);
        set(key, kept);
      }
      return kept;
    },
    set(key, value) {
      old.delete(key);
      set(key, value);
    },
    delete(key) {
      const known = young.get(key);
      if (known !== undefined) weight -= weigh(known, key);
      young.delete(key);
      old.delete(key);
    },
    clear() {
      young.clear();
      old.clear();
      weight = 0;
    },
    *entries() {
      yield* young;
      yield* old;
    },
  };
}
