import { beamAngles } from '../derived/angles';
import { intensityAt, maxCandela } from '../distribution/distribution';
import type { Photometry } from '../photometry';
import { distributionIn, type Convention } from './convention';
import { lineThrough, placed } from './diagram';
import type { Diagram, DiagramLabel, DiagramLine, WriteNumber } from './diagram';

const radian = Math.PI / 180;
/** A beam that is wider is no cone: its edge would lie far outside any room. */
const widest = 150;

/** What the light of a beam is at a distance below the luminaire. */
export interface ConeRow {
  /** In the unit that was asked for, metres or feet; so are the diameters. */
  readonly distance: number;
  /** Lux for metres, footcandles for feet. */
  readonly centre: number;
  /** Of the beam, where the light of the plane has fallen to a half; across and along a long luminaire. */
  readonly diameters: readonly [c0: number, c90: number];
}

export interface Cone {
  /** Degrees. */
  readonly beams: readonly [c0: number, c90: number];
  readonly rows: readonly ConeRow[];
}

/** The usual distances of a cone diagram: metres, and feet. */
export const coneDistances = { cie: [1, 2, 3, 4, 5], ies: [4, 6, 8, 10, 12] } as const;

/**
 * The beam below a luminaire, at distances in the unit of the convention. I / d² is lux for metres and footcandles for
 * feet. Null where the light has no beam downwards: an uplight, or one that shines everywhere.
 */
export function coneOf(
  photometry: Photometry,
  convention: Convention,
  distances: readonly number[] = coneDistances[convention],
): Cone | null {
  const distribution = distributionIn(photometry, convention);
  const beams = [0, 90].map((c) => beamAngles(distribution, c).beam);
  const below = intensityAt(distribution, 0, 0);
  if (below < maxCandela(distribution) / 2) return null;
  const [c0 = null, c90 = null] = beams;
  if (c0 === null || c90 === null || c0 > widest || c90 > widest) return null;
  return {
    beams: [c0, c90],
    rows: distances.map((distance) => ({
      distance,
      centre: below / distance ** 2,
      diameters: [diameter(c0, distance), diameter(c90, distance)],
    })),
  };
}

const diameter = (beam: number, distance: number): number => 2 * distance * Math.tan((beam / 2) * radian);

interface ConeWords {
  /** With its unit. */
  readonly length: WriteNumber;
  /** With its unit. */
  readonly illuminance: WriteNumber;
}

const width = 388;
const rowHeight = 44;
const top = 18;

/** The cone as a picture: at each distance the light in its middle and how wide the beam is. */
export function coneDiagram(cone: Cone, { length, illuminance }: ConeWords): Diagram {
  const last = cone.rows.at(-1)!;
  const widestRow = Math.max(...last.diameters);
  const far = rowHeight * cone.rows.length;
  const middle = width / 2;
  // The picture is as steep as the beam, but stays within the space between the two columns of figures.
  const half = Math.min(78, (far * (widestRow / 2)) / last.distance);
  const lines: DiagramLine[] = [
    {
      role: 'axis',
      path: lineThrough([
        [middle, top],
        [middle, top + far],
      ]),
    },
  ];
  const labels: DiagramLabel[] = [];
  cone.rows.forEach(({ distance, centre, diameters: [c0, c90] }) => {
    const share = distance / last.distance;
    const y = placed(top + far * share);
    const reach = placed(Math.max(1, half * share));
    const flat = placed(reach / 4);
    lines.push({
      role: 'grid',
      path: `M${placed(middle - reach)} ${y}A${reach} ${flat} 0 0 0 ${placed(middle + reach)} ${y}A${reach} ${flat} 0 0 0 ${placed(middle - reach)} ${y}`,
    });
    labels.push({ x: 0, y, text: length(distance), anchor: 'start' });
    labels.push({ x: 74, y, text: illuminance(centre), anchor: 'start' });
    const size = Math.abs(c0 - c90) < 0.005 * c0 ? `⌀ ${length(c0)}` : `${length(c0)} × ${length(c90)}`;
    labels.push({ x: width, y, text: size, anchor: 'end' });
  });
  lines.push({
    role: 'c0',
    path: lineThrough([
      [middle - half, top + far],
      [middle, top],
      [middle + half, top + far],
    ]),
  });
  return { width, height: top + far + 30, lines, labels };
}
