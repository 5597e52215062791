/** Whole centimetres within which a pendant catches the height of another one. */
const nearHeight = 4;

/** A pendant height that catches one of `others` that is near, or else a whole step, centimetres. */
export function caughtHeight(others: Iterable<number>, heightCm: number, stepCm: number): number {
  let nearest = Infinity;
  let found = Math.round(Math.round(heightCm / stepCm) * stepCm);
  for (const other of others) {
    const away = Math.abs(other - heightCm);
    if (away > nearHeight || away >= nearest) continue;
    nearest = away;
    found = other;
  }
  return found;
}
