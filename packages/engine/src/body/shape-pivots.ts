import type { Position } from '../element/position';
import type { BodyPivot, Direction } from './body';
import { BodyError } from './expression';
import { motionOf, type Aim, type Motion, type ShapedPivot } from './pivot';
import type { ShapedPart } from './shaped-body';
import type { Sizes } from './sizes';

type Path = readonly (string | number)[];

/** The ways of the directions. */
const ways: Readonly<Record<Direction, Position>> = {
  length: { x: 1, y: 0, z: 0 },
  height: { x: 0, y: 1, z: 0 },
  depth: { x: 0, y: 0, z: 1 },
};

function axisOf({ axis }: BodyPivot, sizes: Sizes, path: Path): Position {
  if (typeof axis === 'string') return ways[axis];
  const { x, y, z } = sizes.degrees(axis, path);
  const length = Math.hypot(x, y, z);
  if (length === 0) throw new BodyError('an axis of length 0 leads nowhere', path);
  return { x: x / length, y: y / length, z: z / length };
}

function rangeOf({ from, to }: BodyPivot, sizes: Sizes, path: Path): Pick<ShapedPivot, 'from' | 'to'> {
  const least = sizes.figure(from, [...path, 'from']);
  const most = sizes.figure(to, [...path, 'to']);
  const field = [...path, 'to'];
  if (least > most)
    throw new BodyError(`it turns from ${least} to ${most}, which is the wrong way round`, field);
  if (least > 0 || most < 0 || least === most)
    throw new BodyError(
      `it turns from ${least} to ${most}, and 0, as it is described, must be between`,
      field,
    );
  if (least < -180 || most > 180) throw new BodyError('it turns by more than 180 degrees', field);
  return { from: least, to: most };
}

/** The pivots of a body for its measures, turned as far as is said and they can. */
export function shapePivots(
  pivots: readonly BodyPivot[] = [],
  sizes: Sizes,
  aim: Aim,
): readonly ShapedPivot[] {
  return pivots.map((pivot, index): ShapedPivot => {
    const path = ['pivots', index];
    const { name, at } = pivot;
    if (pivots.findIndex((each) => each.name === name) !== index)
      throw new BodyError(`there are two pivots ${name}`, [...path, 'name']);
    const { from, to } = rangeOf(pivot, sizes, path);
    const wanted = Object.hasOwn(aim, name) ? (aim[name] ?? 0) : 0;
    return {
      name,
      at: sizes.place(at, [...path, 'at']),
      axis: axisOf(pivot, sizes, [...path, 'axis']),
      from,
      to,
      degrees: Math.max(from, Math.min(to, wanted)),
    };
  });
}

/** A pivot and those that carry it, in this order. */
function carriersOf(pivots: readonly BodyPivot[], pivot: BodyPivot, path: Path): readonly BodyPivot[] {
  const all = [pivot];
  for (let { on } = pivot; on !== undefined;) {
    const carrier = pivots.find(({ name }) => name === on);
    if (!carrier) throw new BodyError(`there is no pivot ${on}`, [...path, 'on']);
    if (all.includes(carrier)) throw new BodyError(`${pivot.name} is carried by itself`, [...path, 'on']);
    all.push(carrier);
    ({ on } = carrier);
  }
  return all;
}

/** How the parts move that hang on a pivot which is turned, or is carried by one. */
export function motionsOf(
  pivots: readonly BodyPivot[] = [],
  shaped: readonly ShapedPivot[],
  parts: readonly ShapedPart[],
): ReadonlyMap<string, Motion> {
  const held = new Map<string, string>();
  const motions = new Map<string, Motion>();
  for (const [index, pivot] of pivots.entries()) {
    const path = ['pivots', index];
    const motion = motionOf(
      carriersOf(pivots, pivot, path).flatMap((each) => shaped[pivots.indexOf(each)] ?? []),
    );
    for (const [at, name] of pivot.parts.entries()) {
      const field = [...path, 'parts', at];
      const part = parts.find((each) => each.name === name);
      if (!part) throw new BodyError(`there is no part ${name}`, field);
      if (held.has(name)) throw new BodyError(`it hangs on ${held.get(name)} already`, field);
      if (part.solids.some(({ stretch: { x, y, z } }) => x !== y || y !== z))
        throw new BodyError(
          `${name} has a solid that is stretched in one direction, which cannot turn`,
          field,
        );
      held.set(name, pivot.name);
      if (motion) motions.set(name, motion);
    }
  }
  return motions;
}
