/**
 * How the intensities repeat around the vertical axis.
 * - `axial`: the same in every plane; one plane, 0, is stored.
 * - `quadrant`: planes 0 to 90.
 * - `c0-c180`: both sides of the plane 0–180 are alike; planes 0 to 180.
 * - `c90-c270`: both sides of the plane 90–270 are alike; planes 90 to 270.
 * - `none`: planes from 0 to less than 360.
 */
export type Symmetry = 'axial' | 'quadrant' | 'c0-c180' | 'c90-c270' | 'none';

/** Luminous intensities in planes through the vertical axis (type C, CIE 121). */
export interface Distribution {
  readonly symmetry: Symmetry;
  /** C angles of the stored planes, degrees, ascending. */
  readonly planes: readonly number[];
  /** Angles from straight down, degrees, ascending; there is no light below the first or above the last. */
  readonly gammas: readonly number[];
  /** Candela, a row for each plane. */
  readonly candela: readonly (readonly number[])[];
}

/** The stored angle that has the light of C angle `c`, degrees. */
export function storedAngle(symmetry: Symmetry, c: number): number {
  const turn = ((c % 360) + 360) % 360;
  switch (symmetry) {
    case 'axial':
      return 0;
    case 'quadrant': {
      const half = turn > 180 ? 360 - turn : turn;
      return half > 90 ? 180 - half : half;
    }
    case 'c0-c180':
      return turn > 180 ? 360 - turn : turn;
    case 'c90-c270':
      if (turn < 90) return 180 - turn;
      return turn > 270 ? 540 - turn : turn;
    case 'none':
      return turn;
  }
}

/** Angles are held to a billionth of a degree, so that mirroring and turning leave no noise. */
export const roundAngle = (angle: number): number => Math.round(angle * 1e9) / 1e9;

interface RingPlane {
  readonly angle: number;
  /** Which stored plane has its light. */
  readonly stored: number;
}

/** Every plane of the full turn, from 0 to less than 360, with the stored one that it repeats. */
export function ringOf({ symmetry, planes }: Pick<Distribution, 'symmetry' | 'planes'>): RingPlane[] {
  const ring = new Map<number, number>();
  for (const [stored, angle] of planes.entries()) {
    for (const twin of twinsOf(symmetry, angle)) ring.set(roundAngle((twin + 360) % 360), stored);
  }
  return [...ring].map(([angle, stored]) => ({ angle, stored })).sort((a, b) => a.angle - b.angle);
}

function twinsOf(symmetry: Symmetry, angle: number): number[] {
  switch (symmetry) {
    case 'axial':
      return [0];
    case 'quadrant':
      return [angle, 180 - angle, 180 + angle, 360 - angle];
    case 'c0-c180':
      return [angle, 360 - angle];
    case 'c90-c270':
      return [angle, 180 - angle];
    case 'none':
      return [angle];
  }
}

/** Index of the last of ascending `angles` that is not above `angle`; -1 below the first. */
export function indexBelow(angles: readonly number[], angle: number): number {
  let [low, high] = [0, angles.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (angles[middle]! <= angle) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/**
 * Candela towards (c, gamma), degrees: linear between the angles of a plane, then between the two planes beside it.
 * 0 outside the measured angles. In the axis the planes may differ; each keeps its own value, nothing is averaged.
 */
export function intensityAt(distribution: Distribution, c: number, gamma: number): number {
  const { symmetry, planes, candela } = distribution;
  const angle = storedAngle(symmetry, c);
  const found = indexBelow(planes, angle);
  const below = found < 0 ? planes.length - 1 : found;
  const from = alongPlane(distribution, candela[below]!, gamma);
  const start = found < 0 ? planes[below]! - 360 : planes[below]!;
  if (angle === start) return from;
  const isLast = below === planes.length - 1;
  if (isLast && symmetry !== 'none') return from;
  const end = found < 0 ? planes[0]! : isLast ? planes[0]! + 360 : planes[below + 1]!;
  const to = alongPlane(distribution, candela[isLast ? 0 : below + 1]!, gamma);
  return from + ((to - from) * (angle - start)) / (end - start);
}

function alongPlane({ gammas }: Distribution, plane: readonly number[], gamma: number): number {
  const below = indexBelow(gammas, gamma);
  if (below < 0) return 0;
  const start = gammas[below]!;
  if (gamma === start) return plane[below]!;
  if (below === gammas.length - 1) return 0;
  return (
    plane[below]! + ((plane[below + 1]! - plane[below]!) * (gamma - start)) / (gammas[below + 1]! - start)
  );
}

/** Without the plane at 360, which repeats the plane at 0. */
export function openRing(distribution: Distribution): Distribution {
  const { symmetry, planes, candela } = distribution;
  if (symmetry !== 'none' || planes.at(-1) !== 360) return distribution;
  return { ...distribution, planes: planes.slice(0, -1), candela: candela.slice(0, -1) };
}

/** The same light with every plane of the turn stored and one at 0. */
export function wholeRing(distribution: Distribution): Distribution {
  const { symmetry, planes, gammas, candela } = distribution;
  if (symmetry === 'none' && planes[0] === 0) return distribution;
  const ring = ringOf(distribution).map(({ angle, stored }) => ({ angle, row: candela[stored]! }));
  if (ring[0]!.angle !== 0)
    ring.unshift({ angle: 0, row: gammas.map((gamma) => roundCandela(intensityAt(distribution, 0, gamma))) });
  const [angles, rows] = [ring.map(({ angle }) => angle), ring.map(({ row }) => row)];
  return { symmetry: 'none', planes: angles, gammas, candela: rows };
}

/** The largest intensity, candela. */
export function maxCandela({ candela }: Distribution): number {
  let most = 0;
  for (const plane of candela) for (const value of plane) if (value > most) most = value;
  return most;
}

/**
 * Candela rounded to a billionth (to a millionth above a million). Intensities are held so, which makes the way through
 * a format that stores them by a factor exact: what was 254.6479 comes back as 254.6479.
 */
export function roundCandela(value: number): number {
  return value < 1e6 ? Math.round(value * 1e9) / 1e9 : Math.round(value * 1e6) / 1e6;
}

/** The same light with every intensity times `factor`. */
export function scaled(distribution: Distribution, factor: number): Distribution {
  if (factor === 1) return distribution;
  return {
    ...distribution,
    candela: distribution.candela.map((plane) => plane.map((value) => roundCandela(value * factor))),
  };
}
