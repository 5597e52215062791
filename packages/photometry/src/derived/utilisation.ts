import type { Photometry } from '../photometry';
import { directRatio } from './direct-ratios';
import { lightOutputRatio, upwardShare } from './flux';

/** Effective reflectances of ceiling cavity and walls, percent, as tables in North America have them; the floor has 20. */
const columns = [
  [80, 70],
  [80, 50],
  [80, 30],
  [80, 10],
  [70, 70],
  [70, 50],
  [70, 30],
  [70, 10],
  [50, 50],
  [50, 30],
  [50, 10],
  [30, 50],
  [30, 30],
  [30, 10],
  [10, 50],
  [10, 30],
  [10, 10],
  [0, 0],
] as const;

const floor = 20;
const roomCavityRatios = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export interface UtilisationTable {
  /** Ceiling and wall reflectance of each column, percent. */
  readonly columns: readonly (readonly [number, number])[];
  readonly floor: number;
  readonly rows: readonly {
    readonly roomCavityRatio: number;
    /** Share of the lamp lumens (of the luminaire's, in absolute photometry) that reaches the work plane, 0 to over 1. */
    readonly coefficients: readonly number[];
  }[];
}

/**
 * Coefficients of utilisation by the zonal cavity method (IES Lighting Handbook, 9th ed., fig. 9-25 and 9-26; IES LM-57):
 * direct light by zonal multipliers, then the exchange of light between ceiling, walls and floor of a room by its cavity
 * ratio.
 */
export function utilisationTable(photometry: Photometry): UtilisationTable {
  const { distribution } = photometry;
  const ratio = lightOutputRatio(photometry) ?? 1;
  const up = upwardShare(distribution) * ratio;
  const flux = { up, down: ratio - up };
  return {
    columns,
    floor,
    rows: roomCavityRatios.map((roomCavityRatio) => {
      const direct = directRatio(distribution, roomCavityRatio);
      const coefficients = columns.map(([ceiling, wall]) =>
        coefficient(flux, direct, roomCavityRatio, {
          ceiling: ceiling / 100,
          wall: wall / 100,
          floor: floor / 100,
        }),
      );
      return { roomCavityRatio, coefficients };
    }),
  };
}

interface Reflectances {
  readonly ceiling: number;
  readonly wall: number;
  readonly floor: number;
}

/** Shares of the lamp flux that go up and down. */
interface HalfFluxes {
  readonly up: number;
  readonly down: number;
}

/** The equations of the handbook, with its names: 1 is the wall, 2 the ceiling, 3 the floor, D the direct ratio. */
function coefficient(flux: HalfFluxes, direct: number, g: number, reflectances: Reflectances): number {
  const { wall: r1, ceiling: r2, floor: r3 } = reflectances;
  // Form factor from ceiling to floor.
  const f = 0.026 + 0.503 * Math.exp(-0.27 * g) + 0.47 * Math.exp(-0.119 * g);
  const c1 = g === 0 ? 0 : ((1 - r1) * (1 - f * f) * g) / (2.5 * r1 * (1 - f * f) + g * f * (1 - r1));
  const c2 = ((1 - r2) * (1 + f)) / (1 + r2 * f);
  const c3 = ((1 - r3) * (1 + f)) / (1 + r3 * f);
  const c0 = c1 + c2 + c3;
  const byWalls =
    g === 0 ? 0 : (2.5 * r1 * c1 * c3 * (1 - direct) * flux.down) / (g * (1 - r1) * (1 - r3) * c0);
  const byCeiling = (r2 * c2 * c3 * flux.up) / ((1 - r2) * (1 - r3) * c0);
  const byFloor = ((1 - (r3 * c3 * (c1 + c2)) / ((1 - r3) * c0)) * direct * flux.down) / (1 - r3);
  return byWalls + byCeiling + byFloor;
}
