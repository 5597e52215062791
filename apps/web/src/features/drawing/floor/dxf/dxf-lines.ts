import { numberOf, valueOf } from './dxf-entities';
import type { DxfDocument, DxfEntity } from './dxf-entities';

/** A line through places of the plan, x and y in turn, y upwards. */
export type DxfLine = readonly number[];

/** Where an inserted block comes to lie: `x' = a x + c y + e`, `y' = b x + d y + f`. */
type Transform = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const still: Transform = [1, 0, 0, 1, 0, 0];

/** Blocks in blocks deeper than this are a mistake of the file. */
const deepest = 8;

/** A file of blocks that insert each other many times is left unfinished after so many entities. */
const mostVisits = 500_000;

/** Degrees between the corners of an arc that is drawn as a line. */
const arcStep = 10;

const moved = (line: DxfLine, [a, b, c, d, e, f]: Transform): number[] => {
  const all: number[] = [];
  for (let at = 0; at + 1 < line.length; at += 2) {
    const [x, y] = [line[at]!, line[at + 1]!];
    all.push(a * x + c * y + e, b * x + d * y + f);
  }
  return all;
};

const within = (outer: Transform, inner: Transform): Transform => {
  const [a, b, c, d, e, f] = inner;
  const [x1, y1, x2, y2] = moved([a, b, c, d], [outer[0], outer[1], outer[2], outer[3], 0, 0]) as [
    number,
    number,
    number,
    number,
  ];
  const [ex, ey] = moved([e, f], outer) as [number, number];
  return [x1, y1, x2, y2, ex, ey];
};

function arc(x: number, y: number, radius: number, from: number, to: number): number[] {
  const turn = to - from;
  const steps = Math.max(2, Math.ceil(Math.abs(turn) / arcStep));
  const line: number[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const angle = ((from + (turn * step) / steps) * Math.PI) / 180;
    line.push(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  }
  return line;
}

/** The places between two corners of a bulged stretch (group 42: the tangent of a quarter of its arc). */
function bulged(x1: number, y1: number, x2: number, y2: number, bulge: number): number[] {
  const chord = Math.hypot(x2 - x1, y2 - y1);
  if (bulge === 0 || chord === 0) return [x2, y2];
  const turn = 4 * Math.atan(bulge);
  const radius = chord / (2 * Math.sin(turn / 2));
  const away = radius * Math.cos(turn / 2);
  const [cx, cy] = [(x1 + x2) / 2 - ((y2 - y1) / chord) * away, (y1 + y2) / 2 + ((x2 - x1) / chord) * away];
  const from = (Math.atan2(y1 - cy, x1 - cx) * 180) / Math.PI;
  return arc(cx, cy, Math.abs(radius), from, from + (turn * 180) / Math.PI).slice(2);
}

interface Corner {
  readonly x: number;
  readonly y: number;
  readonly bulge: number;
}

function polyline(corners: readonly Corner[], isClosed: boolean): number[] {
  const [first] = corners;
  if (!first) return [];
  const line = [first.x, first.y];
  const rest = isClosed ? [...corners.slice(1), first] : corners.slice(1);
  rest.forEach((to, at) => {
    const from = corners[at]!;
    line.push(...bulged(from.x, from.y, to.x, to.y, from.bulge));
  });
  return line;
}

function lightCorners({ pairs }: DxfEntity): Corner[] {
  const corners: { x: number; y: number; bulge: number }[] = [];
  for (const [code, value] of pairs) {
    if (code === 10) corners.push({ x: Number(value), y: 0, bulge: 0 });
    const last = corners.at(-1);
    if (last && code === 20) last.y = Number(value);
    if (last && code === 42) last.bulge = Number(value);
  }
  return corners;
}

const cornerOf = (each: DxfEntity): Corner => ({
  x: numberOf(each, 10),
  y: numberOf(each, 20),
  bulge: numberOf(each, 42),
});

/** The lines of one kind of entity; `rest` is what follows it, where the corners of a polyline stand. */
const drawn: Readonly<Record<string, (entity: DxfEntity, rest: () => readonly DxfEntity[]) => number[]>> = {
  LINE: (each) => [10, 20, 11, 21].map((code) => numberOf(each, code)),
  CIRCLE: (each) => arc(numberOf(each, 10), numberOf(each, 20), numberOf(each, 40), 0, 360),
  ARC(each) {
    const [from, to] = [numberOf(each, 50), numberOf(each, 51)];
    const end = to <= from ? to + 360 : to;
    return arc(numberOf(each, 10), numberOf(each, 20), numberOf(each, 40), from, end);
  },
  LWPOLYLINE: (each) => polyline(lightCorners(each), (numberOf(each, 70) & 1) === 1),
  POLYLINE(each, rest) {
    const corners: Corner[] = [];
    for (const next of rest()) {
      if (next.kind !== 'VERTEX') break;
      corners.push(cornerOf(next));
    }
    return polyline(corners, (numberOf(each, 70) & 1) === 1);
  },
};

function insertTransform(each: DxfEntity): Transform {
  const angle = (numberOf(each, 50) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [sx, sy] = [numberOf(each, 41, 1), numberOf(each, 42, 1)];
  return [cos * sx, sin * sx, -sin * sy, cos * sy, numberOf(each, 10), numberOf(each, 20)];
}

/**
 * The lines of a document, in turns: LINE, LWPOLYLINE, POLYLINE, ARC, CIRCLE and INSERT; other kinds are left out. Ends
 * after `most` lines.
 */
export function* linesOf(document: DxfDocument, most: number): Generator<undefined, DxfLine[]> {
  const found: DxfLine[] = [];
  let visits = 0;
  function* walk(entities: readonly DxfEntity[], place: Transform, depth: number): Generator<undefined> {
    for (const [at, each] of entities.entries()) {
      if (found.length >= most || visits >= mostVisits) return;
      visits += 1;
      if (visits % 2000 === 0) yield;
      if (each.kind === 'INSERT' && depth < deepest) {
        const block = document.blocks.get(valueOf(each, 2) ?? '');
        if (block) yield* walk(block, within(place, insertTransform(each)), depth + 1);
        continue;
      }
      const line = drawn[each.kind]?.(each, () => entities.slice(at + 1, at + 20_000));
      if (line && line.length >= 4 && line.every(Number.isFinite)) found.push(moved(line, place));
    }
  }
  yield* walk(document.entities, still, 0);
  return found;
}
