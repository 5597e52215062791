import { intensityAt } from '../distribution/distribution';
import type { Photometry } from '../photometry';
import { distributionIn, type Convention } from './convention';
import { placed, type Diagram, type DiagramLabel, type DiagramLine, type WriteNumber } from './diagram';

const radian = Math.PI / 180;
/** Cells of the grid on each side. */
const cells = 64;

export interface IsoluxField {
  /** Of the luminaire above the plane, in metres or feet; `reach` too. */
  readonly height: number;
  /** Half of the side of the square that is shown. */
  readonly reach: number;
  /** Lux or footcandles, the brightest first. */
  readonly levels: readonly number[];
  /** Illuminance at the corners of the cells: rows from the front, each from left to right. */
  readonly grid: readonly (readonly number[])[];
  /** At a place from the point below the luminaire. */
  readonly at: (x: number, y: number) => number;
}

/** Steps of levels below the brightest. */
const usual = [1, 2, 5];

/**
 * Illuminance on a horizontal plane below one luminaire, from nothing but its direct light: E = I(C, γ) cos³γ / h². Null
 * where no light goes down.
 */
export function isoluxOf(photometry: Photometry, convention: Convention, height: number): IsoluxField | null {
  const distribution = distributionIn(photometry, convention);
  const at = (x: number, y: number): number => {
    const aside = Math.hypot(x, y);
    const gamma = Math.atan2(aside, height) / radian;
    const c = aside === 0 ? 0 : Math.atan2(y, x) / radian;
    return (intensityAt(distribution, c, gamma) * Math.cos(gamma * radian) ** 3) / height ** 2;
  };
  const reach = height * 2;
  const places = Array.from({ length: cells + 1 }, (_, cell) => ((2 * cell) / cells - 1) * reach);
  const grid = places.map((y) => places.map((x) => at(x, y)));
  const brightest = Math.max(...grid.map((row) => Math.max(...row)));
  return brightest > 0 ? { height, reach, levels: levelsBelow(brightest, 5), grid, at } : null;
}

/** The first levels of 1, 2, 5 times a power of ten below the brightest point. */
function levelsBelow(brightest: number, count: number): number[] {
  const levels: number[] = [];
  for (let power = 10 ** Math.ceil(Math.log10(brightest)); levels.length < count; power /= 10)
    for (const step of [...usual].reverse()) {
      const level = Number((step * power).toPrecision(3));
      if (level < brightest && levels.length < count) levels.push(level);
    }
  return levels;
}

const size = 320;
const margin = 34;
/** Above the square stands nothing. */
const top = 4;

export interface IsoluxDiagram extends Diagram {
  /** The place below the luminaire. */
  readonly middle: { readonly x: number; readonly y: number };
  /** From there to the edge, which is as far as the field reaches. */
  readonly half: number;
}

/** The lines of equal illuminance, the luminaire in the middle, the distances at the edges. */
export function isoluxDiagram(
  field: IsoluxField,
  { length, write }: { readonly length: WriteNumber; readonly write: WriteNumber },
): IsoluxDiagram {
  const { reach, levels, grid } = field;
  const [right, bottom] = [margin + size, top + size];
  const [x0, y0] = [margin + size / 2, top + size / 2];
  const lines: DiagramLine[] = [
    { role: 'grid', path: `M${margin} ${top}H${right}V${bottom}H${margin}Z` },
    { role: 'axis', path: `M${x0} ${top}V${bottom}M${margin} ${y0}H${right}` },
  ];
  const labels: DiagramLabel[] = [];
  for (const level of levels) {
    const pieces = contour(grid, level);
    if (pieces.length === 0) continue;
    lines.push({
      role: 'level',
      path: pieces
        .map(([from, to]) => `M${across(from[0])} ${down(from[1])}L${across(to[0])} ${down(to[1])}`)
        .join(''),
    });
    const ends = pieces.map(([from]) => from);
    const places = diagonals.map((diagonal) => labelOn(ends, diagonal, write(level)));
    const free = places.find((each) => labels.every((other) => areApart(each, other)));
    if (free) labels.push(free);
  }
  for (const share of [-1, -0.5, 0, 0.5, 1]) {
    const at = placed(x0 + (share * size) / 2);
    const text = length(Math.abs(share * reach));
    labels.push({ x: at, y: bottom + 14, text, anchor: 'middle' });
  }
  const middle = { x: x0, y: y0 };
  return { width: size + 2 * margin, height: bottom + 26, lines, labels, middle, half: size / 2 };
}

/** To the right and down: where no axis is, the usual one first. Lines of a narrow beam lie close to each other. */
const diagonals = [
  [1, -1],
  [-1, 1],
  [1, 1],
  [-1, -1],
] as const;

/** The label of a line beside its outermost point on a diagonal. */
function labelOn(
  points: readonly Point[],
  [right, below]: (typeof diagonals)[number],
  text: string,
): DiagramLabel {
  const out = (point: Point): number => right * point[0] + below * point[1];
  const [x, y] = points.reduce((best, each) => (out(each) > out(best) ? each : best));
  const beside = down(y) + (below < 0 ? -5 : 10);
  const inside = Math.min(top + size - 3, Math.max(top + 6, beside));
  return { x: across(x) + 4 * right, y: inside, text, anchor: right > 0 ? 'start' : 'end' };
}

/** Whether two labels do not lie on each other: a sign is some 6 wide, a line of text 9 high. */
function areApart(one: DiagramLabel, other: DiagramLabel): boolean {
  if (Math.abs(one.y - other.y) >= 9) return true;
  const [from, to] = [one, other].map(({ x, text, anchor }) => {
    const wide = text.length * 6;
    return anchor === 'end' ? [x - wide, x] : [x, x + wide];
  }) as [[number, number], [number, number]];
  return from[1] < to[0] || to[1] < from[0];
}

/** A place on the grid, in cells, as a coordinate of the picture. */
const across = (cell: number): number => placed(margin + (cell / cells) * size);
const down = (cell: number): number => placed(top + (cell / cells) * size);

type Point = readonly [column: number, row: number];

/** The pieces of the line on which a field on a grid has a level (marching squares), in cells. */
function contour(grid: readonly (readonly number[])[], level: number): (readonly [Point, Point])[] {
  const pieces: (readonly [Point, Point])[] = [];
  for (let row = 0; row < cells; row += 1)
    for (let column = 0; column < cells; column += 1) {
      const [a, b] = [grid[row]![column]!, grid[row]![column + 1]!];
      const [d, c] = [grid[row + 1]![column]!, grid[row + 1]![column + 1]!];
      const cuts: Point[] = [];
      if (a >= level !== b >= level) cuts.push([column + part(a, b, level), row]);
      if (b >= level !== c >= level) cuts.push([column + 1, row + part(b, c, level)]);
      if (d >= level !== c >= level) cuts.push([column + part(d, c, level), row + 1]);
      if (a >= level !== d >= level) cuts.push([column, row + part(a, d, level)]);
      for (let at = 0; at + 1 < cuts.length; at += 2) pieces.push([cuts[at]!, cuts[at + 1]!]);
    }
  return pieces;
}

const part = (from: number, to: number, level: number): number => (level - from) / (to - from);
