/** A map that forgets what was used longest ago once it is full. */
export interface Bounded<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
  delete(key: string): void;
  clear(): void;
  entries(): IterableIterator<[string, T]>;
}

export function bounded<T>(most: number): Bounded<T> {
  let young = new Map<string, T>();
  let old = new Map<string, T>();
  // Two generations: a read costs one look-up, and half of the entries go at once instead of one per write.
  const set = (key: string, value: T) => {
    if (young.size >= most / 2) {
      old = young;
      young = new Map();
    }
    young.set(key, value);
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
      young.delete(key);
      old.delete(key);
    },
    clear() {
      young.clear();
      old.clear();
    },
    *entries() {
      yield* young;
      yield* old;
    },
  };
}
