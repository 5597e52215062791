import { intensityAt, type Distribution } from '../distribution/distribution';
import { turned } from '../distribution/turned';
import { openingOrBody, type Opening, type Photometry } from '../photometry';
import { fluxWithin } from './flux';
import { positionIndex } from './position-index';
import { projectedArea } from './projected-area';

const radian = Math.PI / 180;

/** Reflectances of the five columns: ceiling, walls, reference plane (CIE 190 table 1). */
const reflectances = [
  { ceiling: 0.7, wall: 0.5, floor: 0.2 },
  { ceiling: 0.7, wall: 0.3, floor: 0.2 },
  { ceiling: 0.5, wall: 0.5, floor: 0.2 },
  { ceiling: 0.5, wall: 0.3, floor: 0.2 },
  { ceiling: 0.3, wall: 0.3, floor: 0.2 },
] as const;

type Reflectances = (typeof reflectances)[number];

/** Rooms across (X) and along (Y) the line of sight, in heights of the luminaires above the eye (CIE 190 table 1). */
const rooms = [
  ...[2, 3, 4, 6, 8, 12].map((y) => ({ x: 2, y })),
  ...[2, 3, 4, 6, 8, 12].map((y) => ({ x: 4, y })),
  ...[4, 6, 8, 12].map((y) => ({ x: 8, y })),
  ...[4, 6, 8].map((y) => ({ x: 12, y })),
] as const;

/** Spacing of the luminaires in heights. */
const spacing = 0.25;
/** Metres of the luminaires above the eye; a luminaire is small against it. */
const height = 2;

export interface UgrTable {
  readonly reflectances: readonly Reflectances[];
  readonly rows: readonly {
    /** Width and depth of the room in heights of the luminaires above the eye. */
    readonly x: number;
    readonly y: number;
    /** UGR for each column of reflectances; null where no light reaches the eye. */
    readonly crosswise: readonly (number | null)[];
    readonly endwise: readonly (number | null)[];
  }[];
}

/**
 * The table of unified glare ratings by the comprehensive tabular method (CIE 117:1995 clause 5, CIE 190:2010), for the
 * flux of the luminaire as it is. UGR = 8 log10(0.25 / Lb × Σ L² ω / p²): luminaires a quarter of their height above the
 * eye apart, in all the ceiling; the eye in the middle of a wall, looking level across the room; Lb the indirect
 * illuminance of the walls by π. Crosswise is seen across the length of the luminaires. Null for a light without a size.
 */
export function ugrTable(photometry: Photometry): UgrTable | null {
  const opening = openingOrBody(photometry);
  if (opening.shape === 'point') return null;
  const distribution =
    photometry.version === 'EULUMDAT' ? photometry.distribution : turned(photometry.distribution, 90);
  const glares = {
    crosswise: glareGrid(distribution, opening, 0),
    endwise: glareGrid(distribution, opening, 90),
  };
  const spread = spreadOf(distribution);
  return {
    reflectances,
    rows: rooms.map(({ x, y }) => {
      const walls = indirectOfWalls(spread, x, y);
      const ratings = (glare: GlareGrid) => {
        const sum = glareSum(glare, x, y);
        return reflectances.map((each) => {
          const background = walls(each) / Math.PI;
          return sum > 0 && background > 0 ? 8 * Math.log10((0.25 * sum) / background) : null;
        });
      };
      return { x, y, crosswise: ratings(glares.crosswise), endwise: ratings(glares.endwise) };
    }),
  };
}

/** L² ω / p² of the luminaire in each place: rows ahead of the eye, columns to its right; both halves are added. */
type GlareGrid = readonly (readonly number[])[];

const widest = 12;

/** Glare of every luminaire that a room of the table may have; `turn` is the C angle that looks at the observer. */
function glareGrid(distribution: Distribution, opening: Opening, turn: number): GlareGrid {
  const places = Array.from({ length: widest / spacing }, (_, at) => (at + 0.5) * spacing);
  return places.map((ahead) =>
    places
      .slice(0, widest / 2 / spacing)
      .map((aside) => (glareOf(ahead, aside) + glareOf(ahead, -aside)) * height ** -2),
  );

  /** Of a luminaire so many heights ahead and to the right of the eye, times the square of the height. */
  function glareOf(ahead: number, aside: number): number {
    const position = positionIndex(ahead, aside);
    if (position === null) return 0;
    const gamma = Math.atan(Math.hypot(ahead, aside)) / radian;
    // Seen from the luminaire, the eye is behind and to the left.
    const c = turn + Math.atan2(aside, ahead) / radian;
    const area = projectedArea(opening, c, gamma);
    if (area === 0) return 0;
    const square = ahead ** 2 + aside ** 2 + 1;
    return intensityAt(distribution, c, gamma) ** 2 / (area * square * position ** 2);
  }
}

function glareSum(grid: GlareGrid, x: number, y: number): number {
  let sum = 0;
  for (const row of grid.slice(0, y / spacing))
    for (const glare of row.slice(0, x / 2 / spacing)) sum += glare;
  return sum;
}

/** Lumens up, and lumens down in zones with how far their light comes, in heights, while it falls one height. */
interface Spread {
  readonly up: number;
  readonly down: readonly { readonly lumens: number; readonly reach: number }[];
}

function spreadOf(distribution: Distribution): Spread {
  const within = fluxWithin(distribution);
  const down = Array.from({ length: 90 }, (_, gamma) => ({
    lumens: within(gamma + 1) - within(gamma),
    reach: Math.tan((gamma + 0.5) * radian),
  }));
  return { up: within(180) - within(90), down };
}

const azimuths = Array.from({ length: 18 }, (_, at) => (at + 0.5) * 5 * radian);

/**
 * Share of the light of evenly spread luminaires that falls on the floor of a room when it comes `reach` heights far:
 * from all but those that are nearer to the wall. The mean over all directions, as in the zonal multipliers of CIE 190.
 */
function shareOnFloor(reach: number, x: number, y: number): number {
  const sum = azimuths.reduce((all, azimuth) => {
    const overX = Math.max(0, 1 - (reach * Math.cos(azimuth)) / x);
    return all + overX * Math.max(0, 1 - (reach * Math.sin(azimuth)) / y);
  }, 0);
  return sum / azimuths.length;
}

/** Form factor between the ceiling and the floor of a room one high: two equal parallel rectangles. */
function ceilingToFloor(x: number, y: number): number {
  const [a, b] = [Math.sqrt(1 + x * x), Math.sqrt(1 + y * y)];
  const inner =
    Math.log((a * b) / Math.sqrt(1 + x * x + y * y)) +
    x * b * Math.atan(x / b) +
    y * a * Math.atan(y / a) -
    x * Math.atan(x) -
    y * Math.atan(y);
  return (2 * inner) / (Math.PI * x * y);
}

/** Mean indirect illuminance of the walls, lux, in a room of the table with given reflectances. */
function indirectOfWalls({ up, down }: Spread, x: number, y: number): (room: Reflectances) => number {
  const count = (x * y) / spacing ** 2;
  const onFloor = down.reduce((sum, { lumens, reach }) => sum + lumens * shareOnFloor(reach, x, y), 0);
  const downward = down.reduce((sum, { lumens }) => sum + lumens, 0);
  const [horizontal, vertical] = [x * y * height ** 2, 2 * (x + y) * height ** 2];
  const direct = {
    ceiling: (count * up) / horizontal,
    floor: (count * onFloor) / horizontal,
    wall: (count * (downward - onFloor)) / vertical,
  };
  const across = ceilingToFloor(x, y);
  const fromWall = ((1 - across) * horizontal) / vertical;
  return (room) => {
    let [ceiling, floor, wall] = [0, 0, 0];
    let indirect = 0;
    for (let bounce = 0; bounce < 60; bounce += 1) {
      const [c, f, w] = [
        room.ceiling * (direct.ceiling + across * floor + (1 - across) * wall),
        room.floor * (direct.floor + across * ceiling + (1 - across) * wall),
        room.wall * (direct.wall + indirect),
      ];
      [ceiling, floor, wall] = [c, f, w];
      indirect = fromWall * (ceiling + floor) + (1 - 2 * fromWall) * wall;
    }
    return indirect;
  };
}
