import type { Body } from './bounds';
import { overlaps } from './overlap';

interface Stood {
  readonly id: string;
  readonly body: Body;
}

type Bucket = readonly Stood[];

/** Metres of a cell's side, seen from above. */
const cell = 0.5;
/** A body over more cells than this is kept apart and compared with every body asked. */
const manyCells = 64;
const smallest = 16;
const full = 4;

/** How the bodies of an element changed: none for one that was not there or is there no longer. */
export interface BodyChange {
  readonly from: readonly Body[];
  readonly to: readonly Body[];
}

function cellsOf(body: Body, buckets: number): readonly number[] | null {
  const fromX = Math.floor(body.minX / cell);
  const toX = Math.floor(body.maxX / cell);
  const fromZ = Math.floor(body.minZ / cell);
  const toZ = Math.floor(body.maxZ / cell);
  const [wide, deep] = [toX - fromX + 1, toZ - fromZ + 1];
  // Beyond the exact whole numbers there is no next cell: such a place is compared with every body, too.
  const isExact = [fromX, toX, fromZ, toZ].every(Number.isSafeInteger);
  if (!isExact || wide < 1 || deep < 1 || wide * deep > manyCells) return null;
  const found: number[] = [];
  for (let x = fromX; x <= toX; x += 1) {
    for (let z = fromZ; z <= toZ; z += 1) {
      const mixed = Math.imul(x, 73856093) ^ Math.imul(z, 19349663);
      const at = (mixed ^ (mixed >>> 13)) & (buckets - 1);
      if (!found.includes(at)) found.push(at);
    }
  }
  return found;
}

function without(bucket: Bucket, id: string): Stood[] {
  return bucket.filter((each) => each.id !== id);
}

/**
 * The bodies of a room by where they stand: an immutable grid of square cells, seen from above, hashed into buckets.
 * `with` makes a new grid that shares all buckets without a change.
 */
export class Grid {
  private constructor(
    private readonly buckets: readonly Bucket[],
    private readonly large: Bucket,
    private readonly stored: number,
  ) {}

  static of(bodies: readonly Stood[], expected = bodies.length): Grid {
    const count = Math.max(smallest, 2 ** Math.ceil(Math.log2(Math.max(1, expected))));
    const buckets: Stood[][] = Array.from({ length: count }, () => []);
    const large: Stood[] = [];
    let stored = 0;
    for (const each of bodies) {
      const cells = cellsOf(each.body, count);
      if (!cells) large.push(each);
      for (const at of cells ?? []) {
        buckets[at]!.push(each);
        stored += 1;
      }
    }
    return new Grid(buckets, large, stored);
  }

  /** The grid after some bodies changed. */
  with(changes: ReadonlyMap<string, BodyChange>): Grid {
    if (changes.size === 0) return this;
    const buckets = this.buckets.slice();
    let { large, stored } = this;
    for (const [id, { from, to }] of changes) {
      for (const body of from) {
        const left = cellsOf(body, buckets.length);
        if (!left) large = without(large, id);
        for (const at of left ?? []) buckets[at] = without(buckets[at]!, id);
        stored -= left?.length ?? 0;
      }
      for (const body of to) {
        const each = { id, body };
        const taken = cellsOf(body, buckets.length);
        if (!taken) large = [...large, each];
        for (const at of taken ?? []) buckets[at] = [...buckets[at]!, each];
        stored += taken?.length ?? 0;
      }
    }
    const grid = new Grid(buckets, large, stored);
    return stored > buckets.length * full ? Grid.of(grid.all(), stored) : grid;
  }

  /** Calls `found` with every body of another element that overlaps one, perhaps repeatedly, until it answers true. */
  overlapping(id: string, body: Body, found: (id: string, other: Body) => boolean): boolean {
    const asked = (bucket: Bucket): boolean => {
      for (const other of bucket) {
        if (other.id !== id && overlaps(body, other.body) && found(other.id, other.body)) return true;
      }
      return false;
    };
    const cells = cellsOf(body, this.buckets.length);
    if (!cells) return this.buckets.some(asked) || asked(this.large);
    return cells.some((at) => asked(this.buckets[at]!)) || asked(this.large);
  }

  isOverlapped(id: string, body: Body): boolean {
    return this.overlapping(id, body, () => true);
  }

  private all(): Stood[] {
    return [...new Set([...this.buckets.flat(), ...this.large])];
  }
}
