import { ringOf, type Distribution } from '../distribution/distribution';
import type { Photometry } from '../photometry';

const radian = Math.PI / 180;

/**
 * How much each stored plane counts in the mean over C angles `from` to `to`, degrees: the trapezoid rule on the full
 * turn. The weights add up to the share that the angles have of the turn.
 */
function planeWeights(distribution: Distribution, from: number, to: number): number[] {
  const weights = distribution.planes.map(() => 0);
  if (distribution.symmetry === 'axial') return [(to - from) / 360];
  const ring = ringOf(distribution);
  for (const [at, { angle: start, stored }] of ring.entries()) {
    const next = ring[at + 1] ?? { angle: ring[0]!.angle + 360, stored: ring[0]!.stored };
    const width = next.angle - start;
    for (const turn of [-360, 0, 360]) {
      const left = Math.max(from, start + turn);
      const right = Math.min(to, next.angle + turn);
      if (right <= left) continue;
      const middle = ((left + right) / 2 - start - turn) / width;
      const share = (right - left) / 360;
      weights[stored]! += share * (1 - middle);
      weights[next.stored]! += share * middle;
    }
  }
  return weights;
}

/** Lumens within an angle from straight down: a function of that angle, degrees. */
export type FluxWithin = (gamma: number) => number;

/**
 * The zonal-constant method (IES LM-79, CIE 121 clause 6.3.1): between two measured angles the flux is
 * 2π (cos γ1 − cos γ2) (Ī1 + Ī2) / 2, with Ī the mean over the planes. A zone that ends between two measured angles
 * gets its share of their flux by the same rule, so that zones always add up to the whole.
 * @param from First C angle of the sector, degrees; the whole turn unless given.
 * @param to Last C angle.
 */
export function fluxWithin(distribution: Distribution, from = 0, to = 360): FluxWithin {
  const { gammas, candela } = distribution;
  const weights = planeWeights(distribution, from, to);
  const means = gammas.map((_, at) =>
    weights.reduce((sum, weight, plane) => sum + weight * candela[plane]![at]!, 0),
  );
  const piece = (left: number, right: number, start: number, end: number) =>
    Math.PI * (Math.cos(left * radian) - Math.cos(right * radian)) * (start + end);
  const before = [0];
  for (let at = 1; at < gammas.length; at += 1)
    before.push(before[at - 1]! + piece(gammas[at - 1]!, gammas[at]!, means[at - 1]!, means[at]!));
  return (gamma) => {
    const at = gammas.findIndex((each) => each >= gamma);
    if (at < 0) return before.at(-1)!;
    if (at === 0 || gammas[at] === gamma) return before[at]!;
    const [left, right] = [gammas[at - 1]!, gammas[at]!];
    const middle = means[at - 1]! + ((means[at]! - means[at - 1]!) * (gamma - left)) / (right - left);
    const first = piece(left, gamma, means[at - 1]!, middle);
    const rest = piece(gamma, right, middle, means[at]!);
    const whole = before[at]! - before[at - 1]!;
    return before[at - 1]! + (first + rest === 0 ? 0 : (whole * first) / (first + rest));
  };
}

/** Lumens of the luminaire. */
export const fluxOf = (distribution: Distribution): number => fluxWithin(distribution)(180);

/** Share of the flux above the horizontal, 0 to 1. */
export function upwardShare(distribution: Distribution): number {
  const within = fluxWithin(distribution);
  return 1 - within(90) / within(180);
}

/**
 * Light output ratio, the flux of the luminaire by the rated flux of its lamps: without the ballast factors, which change
 * both. Null for absolute photometry, which does not know the lamps.
 */
export function lightOutputRatio({ absolute, lamps, ballast, distribution }: Photometry): number | null {
  const lumens = lamps[0]?.lumens ?? 0;
  return absolute || lumens === 0 ? null : fluxOf(distribution) / ballast / lumens;
}

/** Lumens per watt, null when the watts are not known. */
export function efficacy({ lamps, distribution }: Photometry): number | null {
  const watts = lamps[0]?.watts ?? 0;
  return watts === 0 ? null : fluxOf(distribution) / watts;
}

/**
 * CIE flux code N1 to N5 (CIE 52, EN 13032-2 clause 5.8), percent: the shares of the downward flux within the solid
 * angles π/2, π and 3π/2 (41.4°, 60° and 75.5°), the downward share of all, and the light output ratio (100 for absolute
 * photometry).
 */
export function fluxCode(photometry: Photometry): readonly number[] {
  const within = fluxWithin(photometry.distribution);
  const down = within(90);
  const part = (cosine: number) => (down === 0 ? 0 : within(Math.acos(cosine) / radian) / down);
  const ratio = lightOutputRatio(photometry) ?? 1;
  return [part(0.75), part(0.5), part(0.25), down / within(180), ratio].map((each) => each * 100);
}

interface Zone {
  readonly from: number;
  readonly to: number;
  readonly lumens: number;
  /** Of the flux of the luminaire, 0 to 1. */
  readonly share: number;
}

/** The zones of a photometric report in North America (IES LM-41, LM-46), degrees from straight down. */
const reportZones = [
  [0, 20],
  [0, 30],
  [0, 40],
  [0, 60],
  [0, 80],
  [0, 90],
  [10, 90],
  [20, 50],
  [40, 70],
  [60, 80],
  [70, 80],
  [80, 90],
  [90, 110],
  [90, 120],
  [90, 130],
  [90, 150],
  [90, 180],
  [110, 180],
  [0, 180],
] as const;

/** Zonal lumens: `tens` in steps of ten degrees, `report` for the zones of a report. */
export function zonalLumens(distribution: Distribution): { readonly tens: Zone[]; readonly report: Zone[] } {
  const within = fluxWithin(distribution);
  const all = within(180);
  const zone = (from: number, to: number): Zone => {
    const lumens = within(to) - within(from);
    return { from, to, lumens, share: lumens / all };
  };
  return {
    tens: Array.from({ length: 18 }, (_, at) => zone(at * 10, at * 10 + 10)),
    report: reportZones.map(([from, to]) => zone(from, to)),
  };
}
