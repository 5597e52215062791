import type { Distribution } from '../distribution/distribution';
import { turned } from '../distribution/turned';
import { fluxWithin } from './flux';
import type { Photometry } from '../photometry';

/** Zones of the luminaire classification system (IES TM-15-11, table 1), degrees from straight down. */
const zones = {
  low: [0, 30],
  medium: [30, 60],
  high: [60, 80],
  veryHigh: [80, 90],
} as const;

export type BugZone = 'BL' | 'BM' | 'BH' | 'BVH' | 'FL' | 'FM' | 'FH' | 'FVH' | 'UL' | 'UH';

/** Lumens up to which each rating, from 0, holds (IES TM-15-11 addendum A, tables ). */
const backlight: Partial<Record<BugZone, readonly number[]>> = {
  BH: [110, 500, 1000, 2500, 5000],
  BM: [220, 1000, 2500, 5000, 8500],
  BL: [110, 500, 1000, 2500, 5000],
};
const uplight: Partial<Record<BugZone, readonly number[]>> = {
  UH: [0, 10, 50, 500, 1000],
  UL: [0, 10, 50, 500, 1000],
};
const glare: Partial<Record<BugZone, readonly number[]>> = {
  FVH: [10, 100, 225, 500, 750],
  BVH: [10, 100, 225, 500, 750],
  FH: [660, 1800, 5000, 7500, 12000],
  BH: [110, 500, 1000, 2500, 5000],
};
/** A quadrilateral (type V) luminaire has no back: the light that it sends there is wanted. */
const glareOfTypeV = { ...glare, BH: glare.FH! };

export interface BugRating {
  /** Each from 0 to 5. */
  readonly backlight: number;
  readonly uplight: number;
  readonly glare: number;
  readonly lumens: Readonly<Record<BugZone, number>>;
}

/**
 * BUG rating of outdoor light (IES TM-15-11 addendum A): the worst rating of the zones of each kind. Front is the street
 * side, plane 0 of LM-63 and plane 90 of EULUMDAT. Light that is the same in all four quarters is rated as type V.
 */
export function bugRating(photometry: Photometry): BugRating {
  const distribution =
    photometry.version === 'EULUMDAT' ? turned(photometry.distribution, -90) : photometry.distribution;
  const lumens = lumensByZone(distribution);
  const isTypeV = distribution.symmetry === 'axial' || distribution.symmetry === 'quadrant';
  return {
    backlight: worst(lumens, backlight),
    uplight: worst(lumens, uplight),
    glare: worst(lumens, isTypeV ? glareOfTypeV : glare),
    lumens,
  };
}

function worst(
  lumens: Readonly<Record<BugZone, number>>,
  limits: Partial<Record<BugZone, readonly number[]>>,
): number {
  return Object.entries(limits).reduce((rating, [zone, most]) => {
    // Less than a hundredth of a lumen is what a sum of rounded numbers leaves over.
    const value = Math.round(lumens[zone as BugZone] * 100) / 100;
    const at = most.findIndex((limit) => value <= limit);
    return Math.max(rating, at < 0 ? most.length : at);
  }, 0);
}

function lumensByZone(distribution: Distribution): Record<BugZone, number> {
  const front = fluxWithin(distribution, -90, 90);
  const back = fluxWithin(distribution, 90, 270);
  const all = fluxWithin(distribution);
  const inZone = (within: (gamma: number) => number, [from, to]: readonly [number, number]) =>
    within(to) - within(from);
  return {
    BL: inZone(back, zones.low),
    BM: inZone(back, zones.medium),
    BH: inZone(back, zones.high),
    BVH: inZone(back, zones.veryHigh),
    FL: inZone(front, zones.low),
    FM: inZone(front, zones.medium),
    FH: inZone(front, zones.high),
    FVH: inZone(front, zones.veryHigh),
    UL: inZone(all, [90, 100]),
    UH: inZone(all, [100, 180]),
  };
}
