import { intensityAt, type Distribution } from '../distribution/distribution';

/** Candela along a plane and the one opposite, at angles from the pole: below 0 towards C + 180. */
interface Profile {
  readonly angles: readonly number[];
  readonly candela: readonly number[];
}

function profileOf(distribution: Distribution, c: number, isUpward: boolean): Profile {
  const gammas = distribution.gammas.map((gamma) => (isUpward ? 180 - gamma : gamma)).sort((a, b) => a - b);
  const point = (angle: number) => {
    const gamma = Math.abs(angle);
    return intensityAt(distribution, angle < 0 ? c + 180 : c, isUpward ? 180 - gamma : gamma);
  };
  const angles = [
    ...gammas
      .filter((gamma) => gamma > 0)
      .map((gamma) => -gamma)
      .reverse(),
    ...gammas,
  ];
  return { angles, candela: angles.map(point) };
}

/**
 * Full angle, degrees, within which the light of a plane is at least `share` of the largest intensity in that plane; null
 * where it never falls below. The hemisphere with the largest intensity counts. From its edge inwards the first angle at
 * which the light is strong enough ends the beam, so a batwing is measured over its dent; a light that is still strong at
 * the horizontal is followed beyond it. Linear between the measured angles.
 */
export function beamAngle(distribution: Distribution, c: number, share: number): number | null {
  const [down, up] = [profileOf(distribution, c, false), profileOf(distribution, c, true)];
  const most = ({ angles, candela }: Profile) =>
    candela.reduce((max, value, at) => (Math.abs(angles[at]!) <= 90 && value > max ? value : max), 0);
  const isUpward = most(up) > most(down);
  const profile = isUpward ? up : down;
  const limit = Math.max(most(down), most(up)) * share;
  if (limit === 0) return null;
  const right = edgeOf(profile, limit);
  const left = edgeOf(mirrored(profile), limit);
  return right === null || left === null ? null : left + right;
}

const mirrored = ({ angles, candela }: Profile): Profile => ({
  angles: angles.map((angle) => -angle).reverse(),
  candela: [...candela].reverse(),
});

/** The angle at which the light ends on the side of positive angles; below 0 when it is all on the other side. */
function edgeOf({ angles, candela }: Profile, limit: number): number | null {
  const horizon = angles.findLastIndex((angle) => angle <= 90);
  if (candela[horizon]! >= limit) {
    const dark = candela.findIndex((value, at) => at > horizon && value < limit);
    if (dark >= 0) return between(dark - 1, dark);
    // Nothing is measured beyond, so there is no light: the beam ends where the measurement does.
    return angles.at(-1)! < 180 ? angles.at(-1)! : null;
  }
  const bright = candela.findLastIndex((value, at) => at < horizon && value >= limit);
  return bright < 0 ? null : between(bright, bright + 1);

  function between(inside: number, outside: number): number {
    const [from, to] = [candela[inside]!, candela[outside]!];
    const [start, end] = [angles[inside]!, angles[outside]!];
    return start + ((end - start) * (from - limit)) / (from - to);
  }
}

export interface BeamAngles {
  /** Full angle at half of the largest intensity of the plane, degrees; null where the light goes everywhere. */
  readonly beam: number | null;
  /** At a tenth. */
  readonly field: number | null;
}

/** Beam angle (CIE S 017 17-27-077, 50 %) and field angle (IES LM-35, 10 %) in the plane of C angle `c` and the one opposite. */
export const beamAngles = (distribution: Distribution, c: number): BeamAngles => ({
  beam: beamAngle(distribution, c, 0.5),
  field: beamAngle(distribution, c, 0.1),
});
