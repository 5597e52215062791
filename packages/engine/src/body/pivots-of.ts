import type { ModelSheet } from '../catalogue/sheet';
import type { Position } from '../element/position';
import type { BodyDescription } from './body';
import { boxOfBody, type Box } from './body-box';
import { motionOf, type Aim, type ShapedPivot } from './pivot';
import { shapeBody } from './shape-body';
import type { ShapedBody } from './shaped-body';

/** The bodies of a description that were asked for; a hand that turns one asks for many. */
const known = new WeakMap<BodyDescription, Map<string, ShapedBody | null>>();
const maxKnown = 50;

type Turning = Pick<ModelSheet, 'body' | 'model'>;

/** The maker's body of a model, turned; null where there is none, or none that turns. */
function turningBody({ body, model }: Turning, aim: Aim): ShapedBody | null {
  const measures = model.technicalData.dimensionsMm;
  if (!body?.pivots?.length || !measures) return null;
  const shapes = known.get(body) ?? new Map<string, ShapedBody | null>();
  known.set(body, shapes);
  const { length, width, height } = measures;
  const key = JSON.stringify([length, width, height, aim]);
  let found = shapes.get(key);
  if (found === undefined) {
    if (shapes.size >= maxKnown) shapes.clear();
    const shaped = shapeBody(body, measures, aim);
    found = shaped.ok ? shaped.value : null;
    shapes.set(key, found);
  }
  return found;
}

/** What parts of a model's body turn about, and how far they are turned. */
export const pivotsOf = (sheet: Turning, aim: Aim = {}): readonly ShapedPivot[] =>
  turningBody(sheet, aim)?.pivots ?? [];

/** The box that a body fills when it is turned about its pivots, metres in its own frame; null where it is as it is described. */
export function boxOfAimed(sheet: Turning, aim: Aim | undefined): Box | null {
  if (!aim) return null;
  const body = turningBody(sheet, aim);
  return body && body.pivots.some(({ degrees }) => degrees !== 0) ? boxOfBody(body) : null;
}

/** A pivot where what carries it has brought it, with the side on which a hand takes hold of it. */
export interface PivotGrip extends ShapedPivot {
  /** From the axis to what hangs on it, across the axis, of length 1, while it is turned by 0. */
  readonly towards: Position;
}

/** Nearer to its axis than this, metres, what turns stands on the axis. */
const leastAside = 0.002;

const sum = (one: Position, other: Position, times = 1): Position => ({
  x: one.x + other.x * times,
  y: one.y + other.y * times,
  z: one.z + other.z * times,
});
const product = (one: Position, other: Position): number =>
  one.x * other.x + one.y * other.y + one.z * other.z;

/** What of a way is across an axis, of length 1; null where nothing of it is. */
function across(way: Position, axis: Position, least: number): Position | null {
  const aside = sum(way, axis, -product(way, axis));
  const length = Math.hypot(aside.x, aside.y, aside.z);
  return length < least ? null : { x: aside.x / length, y: aside.y / length, z: aside.z / length };
}

function towardsOf({ at, axis }: ShapedPivot, box: Box | null): Position {
  const middle = box && sum(sum(box.min, sum(box.max, box.min, -1), 0.5), at, -1);
  const along = { x: 1, y: 0, z: 0 };
  return (
    (middle && across(middle, axis, leastAside)) ?? across(along, axis, leastAside) ?? { x: 0, y: 0, z: 1 }
  );
}

/** The pivots of a model's body as hands see them, metres in the frame of the body. */
export function pivotGripsOf(sheet: Turning, aim: Aim = {}): readonly PivotGrip[] {
  const described = sheet.body?.pivots ?? [];
  const still = turningBody(sheet, {});
  const pivots = pivotsOf(sheet, aim);
  return pivots.map((pivot, index): PivotGrip => {
    const held = described[index]?.parts ?? [];
    const parts = still?.parts.filter(({ name }) => held.includes(name)) ?? [];
    const towards = towardsOf(pivot, still && boxOfBody({ ...still, parts }));
    const carriers: ShapedPivot[] = [];
    for (let on = described[index]?.on; on !== undefined && carriers.length < pivots.length;) {
      const at = described.findIndex(({ name }) => name === on);
      const carrier = pivots[at];
      if (!carrier) break;
      carriers.push(carrier);
      on = described[at]?.on;
    }
    const motion = motionOf(carriers);
    if (!motion) return { ...pivot, towards };
    const at = motion.place(pivot.at);
    const brought = (way: Position): Position => sum(motion.place(sum(pivot.at, way)), at, -1);
    return { ...pivot, at, axis: brought(pivot.axis), towards: brought(towards) };
  });
}
