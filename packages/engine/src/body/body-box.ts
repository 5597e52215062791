import type { Position } from '../element/position';
import type { ShapedBody, ShapedForm, ShapedPart, ShapedSolid } from './shaped-body';

/** The box that something fills, metres. */
export interface Box {
  readonly min: Position;
  readonly max: Position;
}

/** Sides by which a round thing is measured; a multiple of four. */
const around = 24;
const degree = Math.PI / 180;

/** Places of a solid of which no other stands further out, before it is turned. */
function outermost(form: ShapedForm): readonly Position[] {
  switch (form.form) {
    case 'turned': {
      const angles = Array.from(
        { length: around + 1 },
        (_, side) => (form.from + (form.sweep * side) / around) * degree,
      );
      return form.profiles.flat().flatMap(([radius, y]) =>
        (radius === 0 ? [0] : angles).map((angle) => ({
          x: Math.sin(angle) * radius,
          y,
          z: Math.cos(angle) * radius,
        })),
      );
    }
    case 'tube':
      return form.path.flatMap((place, at) => roundThe(place, wayAt(form.path, at), form.radius));
    case 'prism':
      return form.outline.flatMap(([across, up]) =>
        [form.from, form.to].map((far): Position => {
          if (form.along === 'length') return { x: far, y: up, z: -across };
          return form.along === 'height' ? { x: across, y: far, z: up } : { x: across, y: up, z: far };
        }),
      );
    case 'mesh': {
      const { positions } = form.mesh;
      return Array.from({ length: positions.length / 3 }, (_, at) => ({
        x: positions[at * 3] ?? 0,
        y: positions[at * 3 + 1] ?? 0,
        z: positions[at * 3 + 2] ?? 0,
      }));
    }
  }
}

function wayAt(path: readonly Position[], at: number): Position {
  const [before, after] = [path[Math.max(0, at - 1)], path[Math.min(path.length - 1, at + 1)]];
  if (!before || !after) return { x: 0, y: 1, z: 0 };
  const way = { x: after.x - before.x, y: after.y - before.y, z: after.z - before.z };
  const length = Math.hypot(way.x, way.y, way.z) || 1;
  return { x: way.x / length, y: way.y / length, z: way.z / length };
}

/** The six places round one, as far out as a bar of a direction reaches there. */
function roundThe({ x, y, z }: Position, way: Position, radius: number): Position[] {
  const out = (along: number) => radius * Math.sqrt(Math.max(0, 1 - along * along));
  const far = { x: out(way.x), y: out(way.y), z: out(way.z) };
  return [1, -1].flatMap((side) => [
    { x: x + side * far.x, y, z },
    { x, y: y + side * far.y, z },
    { x, y, z: z + side * far.z },
  ]);
}

/** A place of a solid where its body has it, for one of its places. */
function placed(place: Position, { turn, stretch }: ShapedSolid, to: Position): Position {
  const [a, b, c] = [turn.x * degree, turn.y * degree, turn.z * degree];
  let { x, y, z } = place;
  [y, z] = [y * Math.cos(a) - z * Math.sin(a), y * Math.sin(a) + z * Math.cos(a)];
  [x, z] = [x * Math.cos(b) + z * Math.sin(b), z * Math.cos(b) - x * Math.sin(b)];
  [x, y] = [x * Math.cos(c) - y * Math.sin(c), x * Math.sin(c) + y * Math.cos(c)];
  return { x: x * stretch.x + to.x, y: y * stretch.y + to.y, z: z * stretch.z + to.z };
}

/** The box of some parts; null for none. */
export function boxOfParts(parts: readonly ShapedPart[]): Box | null {
  const min = { x: Infinity, y: Infinity, z: Infinity };
  const max = { x: -Infinity, y: -Infinity, z: -Infinity };
  for (const { solids } of parts)
    for (const solid of solids)
      for (const place of outermost(solid))
        for (const to of solid.places) {
          const at = placed(place, solid, to);
          for (const axis of ['x', 'y', 'z'] as const) {
            min[axis] = Math.min(min[axis], at[axis]);
            max[axis] = Math.max(max[axis], at[axis]);
          }
        }
  return min.x > max.x ? null : { min, max };
}

export const boxOfBody = ({ parts }: ShapedBody): Box | null => boxOfParts(parts);
