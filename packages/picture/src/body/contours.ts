import type { Flat } from './surface';

/** A field of figures over a grid of cells: its rows one after the other. */
export interface Field {
  readonly wide: number;
  readonly tall: number;
  readonly at: Float32Array;
}

/** The mean of each cell and those about it. Fewer and softer corners than the grid has. */
export function softened({ wide, tall, at }: Field): Field {
  const rows = new Float32Array(at.length);
  const soft = new Float32Array(at.length);
  const last = at.length - 1;
  for (let each = 0; each < at.length; each += 1)
    rows[each] =
      ((at[Math.max(0, each - 1)] ?? 0) + 2 * (at[each] ?? 0) + (at[Math.min(last, each + 1)] ?? 0)) / 4;
  for (let each = 0; each < at.length; each += 1)
    soft[each] =
      ((rows[Math.max(0, each - wide)] ?? 0) +
        2 * (rows[each] ?? 0) +
        (rows[Math.min(last, each + wide)] ?? 0)) /
      4;
  return { wide, tall, at: soft };
}

/** The four sides of a square of cells: above, right, below, left. */
type Side = 0 | 1 | 2 | 3;

/** Which sides lines lead from and to, by which corners of a square are above 0: bits of left up, right up, right down, left down. */
const ways: readonly (readonly (readonly [Side, Side])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
];

/**
 * The closed lines on which a field is 0, those about what is above it one way round and those about holes the other. Places
 * are of cells. Its outermost cells must be below 0.
 */
export function contoursOf({ wide, tall, at }: Field): readonly (readonly Flat[])[] {
  const next = new Map<number, number>();
  const places = new Map<number, Flat>();
  const value = (x: number, y: number): number => at[y * wide + x] ?? -1;
  /** The side of a square by the cell that it begins at, and whether it runs along or down. */
  const keyOf = (x: number, y: number, side: Side): number => {
    const [left, top] = [side === 1 ? x + 1 : x, side === 2 ? y + 1 : y];
    return (top * wide + left) * 2 + (side % 2);
  };
  const placeOf = (x: number, y: number, side: Side): Flat => {
    const [left, top] = [side === 1 ? x + 1 : x, side === 2 ? y + 1 : y];
    const isAlong = side % 2 === 0;
    const [one, other] = [value(left, top), isAlong ? value(left + 1, top) : value(left, top + 1)];
    const share = one / (one - other || 1);
    return isAlong ? { x: left + share, y: top } : { x: left, y: top + share };
  };
  for (let y = 0; y < tall - 1; y += 1)
    for (let x = 0; x < wide - 1; x += 1) {
      const bits =
        (value(x, y) > 0 ? 1 : 0) |
        (value(x + 1, y) > 0 ? 2 : 0) |
        (value(x + 1, y + 1) > 0 ? 4 : 0) |
        (value(x, y + 1) > 0 ? 8 : 0);
      if (bits === 0 || bits === 15) continue;
      for (const [from, to] of ways[bits] ?? []) {
        const key = keyOf(x, y, from);
        next.set(key, keyOf(x, y, to));
        places.set(key, placeOf(x, y, from));
      }
    }
  const lines: Flat[][] = [];
  for (const start of places.keys()) {
    const line: Flat[] = [];
    for (let key: number | undefined = start; key !== undefined && next.has(key);) {
      const place = places.get(key);
      if (place) line.push(place);
      const following: number | undefined = next.get(key);
      next.delete(key);
      key = following;
    }
    if (line.length > 2) lines.push(line);
  }
  return lines;
}

/** A closed line with fewer places, none further from it than a tolerance. */
export function thinned(line: readonly Flat[], tolerance: number): readonly Flat[] {
  const [first] = line;
  if (!first) return line;
  let far = 0;
  line.forEach(({ x, y }, at) => {
    const other = line[far] ?? first;
    if (Math.hypot(x - first.x, y - first.y) > Math.hypot(other.x - first.x, other.y - first.y)) far = at;
  });
  const kept = new Set([0, far]);
  const closed = [...line, first];
  const open: [number, number][] = [
    [0, far],
    [far, line.length],
  ];
  for (let each = open.pop(); each; each = open.pop()) {
    const [from, to] = each;
    const furthest = furthestOf(closed, from, to);
    if (furthest.away <= tolerance) continue;
    kept.add(furthest.at);
    open.push([from, furthest.at], [furthest.at, to]);
  }
  return line.filter((_, at) => kept.has(at));
}

function furthestOf(line: readonly Flat[], from: number, to: number): { at: number; away: number } {
  const [one, other] = [line[from], line[to]];
  let found = { at: from, away: 0 };
  if (!one || !other) return found;
  const way = { x: other.x - one.x, y: other.y - one.y };
  const length = Math.hypot(way.x, way.y);
  for (let at = from + 1; at < to; at += 1) {
    const place = line[at] ?? one;
    const away =
      length < 1e-9
        ? Math.hypot(place.x - one.x, place.y - one.y)
        : Math.abs((place.x - one.x) * way.y - (place.y - one.y) * way.x) / length;
    if (away > found.away) found = { at, away };
  }
  return found;
}
