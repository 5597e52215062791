interface Entry<V> {
  readonly key: string;
  readonly value: V;
}

type Bucket<V> = readonly Entry<V>[];

/** FNV-1a. */
function hash(key: string): number {
  let state = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) state = Math.imul(state ^ key.charCodeAt(at), 0x01000193);
  return state ^ (state >>> 15);
}

const smallest = 16;
/** Entries of a bucket, on average, at which the buckets double. */
const full = 4;

function bucketCount(size: number): number {
  return Math.max(smallest, 2 ** Math.ceil(Math.log2(Math.max(1, size / 2))));
}

/** An immutable map by text: `with` makes a new one that shares all buckets without a change. */
export class PersistentTable<V> {
  private constructor(
    private readonly buckets: readonly Bucket<V>[],
    readonly size: number,
  ) {}

  static of<V>(entries: Iterable<readonly [string, V]>): PersistentTable<V> {
    const list = [...entries];
    const count = bucketCount(list.length);
    const buckets: Entry<V>[][] = Array.from({ length: count }, () => []);
    for (const [key, value] of list) buckets[hash(key) & (count - 1)]!.push({ key, value });
    return new PersistentTable(buckets, list.length);
  }

  get(key: string): V | undefined {
    const bucket = this.buckets[hash(key) & (this.buckets.length - 1)]!;
    for (const entry of bucket) if (entry.key === key) return entry.value;
    return undefined;
  }

  *entries(): Generator<readonly [string, V]> {
    for (const bucket of this.buckets) for (const { key, value } of bucket) yield [key, value];
  }

  /** The table after some changes; null removes. */
  with(changes: ReadonlyMap<string, V | null>): PersistentTable<V> {
    if (changes.size === 0) return this;
    const buckets = this.buckets.slice();
    let { size } = this;
    for (const [key, value] of changes) {
      const at = hash(key) & (buckets.length - 1);
      const others = buckets[at]!.filter((entry) => entry.key !== key);
      size += others.length - buckets[at]!.length + (value === null ? 0 : 1);
      if (value !== null) others.push({ key, value });
      buckets[at] = others;
    }
    const table = new PersistentTable(buckets, size);
    return size > buckets.length * full ? PersistentTable.of(table.entries()) : table;
  }
}
