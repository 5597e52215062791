import type { Complement, CompositionElement, Drawing, Position, Run } from '@lucerna/engine';

/** The corners of a drawn run in the room. */
export function cornersOf(run: Run, { height }: Drawing): readonly Position[] {
  return run.points.map(({ x, y = height, z }) => ({ x, y, z }));
}

function between(from: Position, to: Position, share: number): Position {
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    z: from.z + (to.z - from.z) * share,
  };
}

function distance(from: Position, to: Position): number {
  return Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z);
}

/** A line through corners cut into pieces of some lengths, one after the other; what is beyond the line is empty. */
export function cut(
  corners: readonly Position[],
  lengths: readonly number[],
): readonly (readonly Position[])[] {
  const rest = [...corners];
  return lengths.map((length) => {
    const [first] = rest;
    if (!first || rest.length < 2) return [];
    const piece = [first];
    let left = length;
    for (;;) {
      const [from, to] = rest;
      if (!from || !to) return piece;
      const way = distance(from, to);
      if (way > left + 1e-6) {
        const end = between(from, to, left / way);
        rest[0] = end;
        return [...piece, end];
      }
      left -= way;
      piece.push(to);
      rest.shift();
    }
  });
}

/** The place at some length along a line through corners; its nearer end when it is beyond. */
export function placeAt(corners: readonly Position[], at: number): Position | null {
  let left = Math.max(0, at);
  for (const [index, from] of corners.entries()) {
    const to = corners[index + 1];
    if (!to) return from;
    const way = distance(from, to);
    if (left <= way) return between(from, to, way === 0 ? 0 : left / way);
    left -= way;
  }
  return null;
}

/** How far a belt reaches beyond the outermost light that it carries, metres. */
const beyond = 0.25;

/**
 * The line along which belts lie that were not drawn: from light to light of their composition, along the way in which
 * these stand, and a little beyond. A belt without lights lies where it is.
 */
export function courseAlongLights(
  { clusters }: CompositionElement,
  { position }: Complement,
): readonly Position[] {
  const places = clusters.flatMap(({ lights }) =>
    lights.filter(({ type }) => type === 'light').map((light) => light.position),
  );
  const spread = (axis: 'x' | 'z'): number =>
    Math.max(...places.map((each) => each[axis])) - Math.min(...places.map((each) => each[axis]));
  const axis = places.length > 1 && spread('z') > spread('x') ? 'z' : 'x';
  const sorted = (places.length > 0 ? places : [position]).toSorted((one, other) => one[axis] - other[axis]);
  const first = sorted[0] ?? position;
  const last = sorted.at(-1) ?? position;
  return [{ ...first, [axis]: first[axis] - beyond }, ...sorted, { ...last, [axis]: last[axis] + beyond }];
}
