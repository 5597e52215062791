/** Rows `from` up to, but without, `to`. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

/** A row that is in the page, or the room of some that are not. */
export type Piece = { readonly row: number } | { readonly before: number; readonly height: number };

/** Where each row begins, and at the end where the last one ends: measured heights, and for the others the usual one. */
export function rowStarts(
  keys: readonly string[],
  measured: ReadonlyMap<string, number>,
  usual: number,
): Float64Array {
  const starts = new Float64Array(keys.length + 1);
  keys.forEach((key, at) => {
    starts[at + 1] = starts[at]! + (measured.get(key) ?? usual);
  });
  return starts;
}

/** The row that covers a height; the first or last one where it is outside. */
export function rowAt(starts: Float64Array, height: number): number {
  let low = 0;
  let high = starts.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= height) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}

/** What is in the page: the rows of a range and some others, with room for those between. */
export function piecesOf(starts: Float64Array, { from, to }: RowRange, others: readonly number[]): Piece[] {
  const count = starts.length - 1;
  const rows = new Set(others.filter((row) => row >= 0 && row < count));
  for (let row = Math.max(0, from); row < Math.min(to, count); row += 1) rows.add(row);
  const pieces: Piece[] = [];
  let next = 0;
  const leap = (row: number) => {
    const height = starts[row]! - starts[next]!;
    if (height > 0) pieces.push({ before: row, height });
  };
  for (const row of [...rows].sort((one, other) => one - other)) {
    leap(row);
    pieces.push({ row });
    next = row + 1;
  }
  leap(count);
  return pieces;
}
