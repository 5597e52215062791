import { intensityAt, type Distribution } from '../distribution/distribution';

export interface SpacingCriterion {
  /** Largest spacing by mounting height along C 0–180, along C 90–270 and in a square along its diagonal; null without light below. */
  readonly c0: number | null;
  readonly c90: number | null;
  readonly diagonal: number | null;
}

const radian = Math.PI / 180;
const step = 0.05;

/** The angle beyond which `count` luminaires in plane `c` give less than one gives below itself, degrees. */
function farthest(distribution: Distribution, c: number, count: number): number | null {
  const below = intensityAt(distribution, c, 0);
  if (below === 0) return null;
  const enough = (gamma: number) => {
    const light = (intensityAt(distribution, c, gamma) + intensityAt(distribution, c + 180, gamma)) / 2;
    return count * light * Math.cos(gamma * radian) ** 3 >= below;
  };
  let gamma = 0;
  while (gamma < 90 && enough(gamma + step)) gamma += step;
  return gamma;
}

/**
 * The luminaire spacing criterion (IES Lighting Handbook, 9th ed., 9-48): the spacing at which the point between two
 * luminaires, and in the middle of four in a square, is as bright as the point below one.
 */
export function spacingCriterion(distribution: Distribution): SpacingCriterion {
  const tangent = (angle: number | null) => (angle === null ? null : Math.tan(angle * radian));
  const two = (c: number) => {
    const t = tangent(farthest(distribution, c, 2));
    return t === null ? null : 2 * t;
  };
  const diagonal = tangent(farthest(distribution, 45, 4));
  return { c0: two(0), c90: two(90), diagonal: diagonal === null ? null : Math.SQRT2 * diagonal };
}
