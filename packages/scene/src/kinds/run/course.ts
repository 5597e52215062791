import { pointOnRun, type Drawing, type Position, type Run } from '@lucerna/engine';

/** The corners of a drawn run in the room. */
export function cornersOf(run: Run, { height }: Drawing): readonly Position[] {
  return run.points.map(({ x, y = height, z }) => ({ x, y, z }));
}

export function between(from: Position, to: Position, share: number): Position {
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    z: from.z + (to.z - from.z) * share,
  };
}

export function distance(from: Position, to: Position): number {
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

/** A belt sags by this share of the level way between two corners, and by so many metres at most. */
const sagShare = 0.09;
const maxSag = 0.3;
/** Metres of a belt that are drawn straight. */
export const straight = 0.2;
/** Metres above the floor that a belt keeps at least. */
const lowest = 0.02;

/** A place on the straight line between what holds a belt, as low as the belt hangs there: loaded evenly it is a parabola. */
export function lowered(place: Position, span: number, share: number): Position {
  const y = place.y - Math.min(maxSag, span * sagShare) * 4 * share * (1 - share);
  return { ...place, y: Math.max(Math.min(place.y, lowest), y) };
}

function sagged(from: Position, to: Position, share: number): Position {
  return lowered(between(from, to, share), Math.hypot(to.x - from.x, to.z - from.z), share);
}

const isBelt = ({ system }: Drawing) => system.belts.length > 0;

/** The line of a drawn run as it hangs in the room: rods are straight, a belt sags between its corners. */
export function hangingLine(run: Run, drawing: Drawing): readonly Position[] {
  const corners = cornersOf(run, drawing);
  if (!isBelt(drawing)) return corners;
  return corners.flatMap((from, index) => {
    const to = corners[index + 1];
    if (!to) return [from];
    const steps = Math.max(1, Math.min(16, Math.ceil(distance(from, to) / straight)));
    return Array.from({ length: steps }, (_, step) => sagged(from, to, step / steps));
  });
}

/** The place on a hanging run at some length along its corners; its nearer end when it is beyond. */
export function placeOnRun(run: Run, drawing: Drawing, at: number): Position {
  const { x, y, z, stretch } = pointOnRun(run, at, drawing.height);
  const [from, to] = cornersOf(run, drawing).slice(stretch, stretch + 2);
  if (!from || !to || !isBelt(drawing)) return { x, y, z };
  return sagged(from, to, distance(from, { x, y, z }) / (distance(from, to) || 1));
}

const none: ReadonlyMap<string, number> = new Map();

/** How far each light of a drawing hangs below where the engine has it, metres: it goes with its belt. */
export function sagsOf(drawing: Drawing | null): ReadonlyMap<string, number> {
  if (!drawing || !isBelt(drawing)) return none;
  const runs = new Map(drawing.runs.map((run) => [run.id, run]));
  return new Map(
    drawing.lights.map(({ id, run: on, at }) => {
      const run = runs.get(on);
      return [id, run ? pointOnRun(run, at, drawing.height).y - placeOnRun(run, drawing, at).y : 0];
    }),
  );
}
