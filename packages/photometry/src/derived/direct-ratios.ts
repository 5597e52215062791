import type { Distribution } from '../distribution/distribution';
import { fluxWithin } from './flux';

/** Constants of the zonal multiplier, zones of ten degrees from straight down (IES Lighting Handbook, 9th ed., fig. 9-25). */
const multipliers = [
  [0, 0],
  [0.041, 0.98],
  [0.07, 1.05],
  [0.1, 1.12],
  [0.136, 1.16],
  [0.19, 1.25],
  [0.315, 1.25],
  [0.64, 1.25],
  [2.1, 0.8],
] as const;

/** Share of the downward flux that falls on the work plane of a room without reflection. `ratio` is its room cavity ratio. */
export function directRatio(distribution: Distribution, ratio: number): number {
  const within = fluxWithin(distribution);
  const down = within(90);
  if (down === 0) return 0;
  return multipliers.reduce((sum, [a, b], zone) => {
    const lumens = within(zone * 10 + 10) - within(zone * 10);
    return sum + (Math.exp(-a * ratio ** b) * lumens) / down;
  }, 0);
}

/** Room indices of EULUMDAT's ten direct ratios. */
const roomIndices = [0.6, 0.8, 1, 1.25, 1.5, 2, 2.5, 3, 4, 5];

/** The direct ratios of EULUMDAT; the room cavity ratio is five by the room index. */
export const directRatios = (distribution: Distribution): number[] =>
  roomIndices.map((index) => Math.round(directRatio(distribution, 5 / index) * 1e4) / 1e4);
