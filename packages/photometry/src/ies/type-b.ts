import { indexBelow, roundAngle, roundCandela } from '../distribution/distribution';
import type { Distribution, Symmetry } from '../distribution/distribution';

/** What a type B file says: a row of intensities along the vertical angles for each horizontal angle, degrees, candela. */
export interface TypeB {
  readonly horizontal: readonly number[];
  readonly vertical: readonly number[];
  readonly candela: readonly (readonly number[])[];
}

const radian = Math.PI / 180;
const planeStep = 5;

/**
 * Type B photometry of a floodlight in type C (LM-75-19 clause 7, CIE 121): the beam, V 0 and H 0, points straight
 * down; H grows towards plane 0, V towards plane 90. The polar axis lies in the plane 0–180. Between the measured
 * angles the intensities follow a monotone cubic curve (Fritsch and Carlson), so that a coarse grid loses no flux and a
 * smooth beam gets no ripples. What was measured on one side only is mirrored.
 */
export function typeCOfTypeB({ horizontal, vertical, candela }: TypeB): Distribution {
  const symmetry = symmetryOf(horizontal[0]! >= 0, vertical[0]! >= 0);
  const slopes = candela.map((row) => slopesOf(vertical, row));
  const intensity = (h: number, v: number): number => {
    const [x, y] = [horizontal[0]! >= 0 ? Math.abs(h) : h, vertical[0]! >= 0 ? Math.abs(v) : v];
    const at = indexBelow(horizontal, x);
    if (at < 0 || x > horizontal.at(-1)!) return 0;
    const first = Math.max(0, at - 1);
    const last = Math.min(horizontal.length - 1, at + 2);
    const [near, values]: [number[], number[]] = [[], []];
    for (let each = first; each <= last; each += 1) {
      near.push(horizontal[each]!);
      values.push(cubicAt(vertical, candela[each]!, slopes[each]!, y));
    }
    return cubicAt(near, values, slopesOf(near, values), x);
  };
  const planes = planesOf(symmetry);
  const step = Math.min(2.5, Math.max(1, smallestStep(horizontal)), Math.max(1, smallestStep(vertical)));
  const gammas = Array.from({ length: Math.round(90 / step) + 1 }, (_, at) => Math.min(90, at * step));
  return {
    symmetry,
    planes,
    gammas,
    candela: planes.map((c) =>
      gammas.map((gamma) => {
        const x = Math.sin(gamma * radian) * Math.cos(c * radian);
        const y = Math.sin(gamma * radian) * Math.sin(c * radian);
        const h = Math.asin(Math.max(-1, Math.min(1, x))) / radian;
        const v = gamma === 0 ? 0 : Math.atan2(y, Math.cos(gamma * radian)) / radian;
        return roundCandela(Math.max(0, intensity(roundAngle(h), roundAngle(v))));
      }),
    ),
  };
}

function symmetryOf(isHalfHorizontal: boolean, isHalfVertical: boolean): Symmetry {
  if (isHalfHorizontal) return isHalfVertical ? 'quadrant' : 'c90-c270';
  return isHalfVertical ? 'c0-c180' : 'none';
}

function planesOf(symmetry: Symmetry): number[] {
  const [from, to] =
    symmetry === 'quadrant'
      ? [0, 90]
      : symmetry === 'none'
        ? [0, 355]
        : symmetry === 'c0-c180'
          ? [0, 180]
          : [90, 270];
  return Array.from({ length: (to - from) / planeStep + 1 }, (_, at) => from + at * planeStep);
}

function smallestStep(angles: readonly number[]): number {
  let step = 90;
  for (let at = 1; at < angles.length; at += 1) step = Math.min(step, angles[at]! - angles[at - 1]!);
  // The grid must end at 90 exactly.
  return 90 / Math.ceil(90 / step);
}

/** Slopes of the monotone cubic through the points. */
function slopesOf(at: readonly number[], values: readonly number[]): number[] {
  const count = at.length;
  if (count < 2) return values.map(() => 0);
  const secant = Array.from(
    { length: count - 1 },
    (_, each) => (values[each + 1]! - values[each]!) / (at[each + 1]! - at[each]!),
  );
  return values.map((_, each) => {
    const [before, after] = [secant[each - 1], secant[each]];
    if (before === undefined) return after!;
    if (after === undefined) return before;
    if (before * after <= 0) return 0;
    const [left, right] = [at[each]! - at[each - 1]!, at[each + 1]! - at[each]!];
    const [a, b] = [2 * right + left, right + 2 * left];
    return (a + b) / (a / before + b / after);
  });
}

function cubicAt(
  at: readonly number[],
  values: readonly number[],
  slopes: readonly number[],
  x: number,
): number {
  const below = indexBelow(at, x);
  if (below < 0) return 0;
  if (x === at[below]) return values[below]!;
  if (below === at.length - 1) return 0;
  const width = at[below + 1]! - at[below]!;
  const t = (x - at[below]!) / width;
  const [t2, t3] = [t * t, t * t * t];
  return (
    (2 * t3 - 3 * t2 + 1) * values[below]! +
    (t3 - 2 * t2 + t) * width * slopes[below]! +
    (-2 * t3 + 3 * t2) * values[below + 1]! +
    (t3 - t2) * width * slopes[below + 1]!
  );
}
