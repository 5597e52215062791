/** A line and its place among those of its project, 0 the first. */
export interface PlacedLine {
  readonly _id: string;
  readonly place: number;
}

/** How the order of lines became another. */
export interface Rearranged {
  readonly removed: readonly string[];
  /** Those that came or moved, as few as can be, in their order. */
  readonly placed: readonly PlacedLine[];
}

/** What became of an order of lines. One that moved is named alone, not those that it passed. */
export function rearranged(before: readonly string[], now: readonly string[]): Rearranged {
  let start = 0;
  while (start < now.length && before[start] === now[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, now.length) - start;
  while (end < most && before.at(-1 - end) === now.at(-1 - end)) end += 1;
  const were = new Map(before.slice(start, before.length - end).map((id, at) => [id, at]));
  const are = now.slice(start, now.length - end);
  const still = longestRise(are.map((id) => were.get(id) ?? -1));
  const placed = are.flatMap((_id, at) => (still.has(at) ? [] : [{ _id, place: start + at }]));
  for (const id of are) were.delete(id);
  return { removed: [...were.keys()], placed };
}

/** The indices of the longest run of rising numbers, leaving out those below 0 (patience sorting). */
function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  const ends: number[] = [];
  const previous: number[] = [];
  numbers.forEach((number, at) => {
    if (number < 0) return;
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (numbers[ends[middle]!]! < number) low = middle + 1;
      else high = middle;
    }
    previous[at] = ends[low - 1] ?? -1;
    ends[low] = at;
  });
  const rise = new Set<number>();
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at]!) rise.add(at);
  return rise;
}
