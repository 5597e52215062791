import { isFeed } from '@lucerna/engine';
import type { Complement, CompositionElement, ElementCatalogue, Position, RoomSize } from '@lucerna/engine';
import { claspRadius } from '../belt/geometry';
import { beltLength } from '../belt/view';
import { between, distance, lowered, straight } from './course';
import { fastened, type Wire } from './wires';

/** Belts that were counted and not drawn, one after the other, as they hang with their lights. */
export interface CountedRow {
  readonly belts: readonly Complement[];
  readonly line: readonly Position[];
  /** What it hangs by, and what brings it current. */
  readonly wires: readonly Wire[];
  /** How far each light hangs below where the engine has it, metres. */
  readonly sags: ReadonlyMap<string, number>;
}

/** How far a belt reaches beyond the outermost light that it carries, metres. */
const beyond = 0.25;

interface Placed {
  readonly id: string;
  readonly position: Position;
}

/** The way in which places stand. */
function axisOf(places: readonly Position[]): 'x' | 'z' {
  const spread = (axis: 'x' | 'z'): number =>
    Math.max(...places.map((each) => each[axis])) - Math.min(...places.map((each) => each[axis]));
  return places.length > 1 && spread('z') > spread('x') ? 'z' : 'x';
}

/** Belts that lie at one z are one row. */
function beltsByRow(belts: readonly Complement[]): readonly (readonly Complement[])[] {
  const rows = new Map<number, Complement[]>();
  for (const belt of belts) {
    const z = Math.round(belt.position.z * 1000);
    rows.set(z, [...(rows.get(z) ?? []), belt]);
  }
  return [...rows.values()];
}

/** Shares things out to the rows that they are nearest to. */
function nearest<Each extends Placed>(
  rows: readonly (readonly Complement[])[],
  all: readonly Each[],
): readonly (readonly Each[])[] {
  const away = (row: readonly Complement[], { position }: Each) =>
    Math.abs((row[0]?.position.z ?? 0) - position.z);
  const rowOf = (each: Each) =>
    rows.reduce((best, row, at) => (away(row, each) < away(rows[best] ?? [], each) ? at : best), 0);
  return rows.map((_, at) => all.filter((each) => rowOf(each) === at));
}

/** A row: its belts, and what hangs on them. */
interface Row {
  readonly belts: readonly Complement[];
  /** Metres of all belts of it. */
  readonly length: number;
  readonly lights: readonly Placed[];
  readonly feeds: readonly Placed[];
}

/**
 * One row: its belts go from light to light, a little beyond or as far as they are fed, and sag between their two ends. Without
 * lights they lie straight, as long as they are and the room lets them.
 */
function rowOf({ belts, length, lights, feeds }: Row, room: RoomSize): CountedRow {
  const own = belts[0]?.position ?? { x: 0, y: 0, z: 0 };
  const places = lights.length > 0 ? lights.map(({ position }) => position) : [own];
  const axis = axisOf(places);
  const sorted = places.toSorted((one, other) => one[axis] - other[axis]);
  const [first = own, last = own] = [sorted[0], sorted.at(-1)];
  const fed = feeds.map(({ position }) => position[axis]);
  const isLit = lights.length > 0;
  const reach = isLit ? beyond : Math.min(length, room.width) / 2 - claspRadius;
  const start = Math.min(first[axis] - reach, ...fed);
  const span = Math.max(last[axis] + reach, ...fed) - start;
  const hung = (place: Position) => (isLit ? lowered(place, span, (place[axis] - start) / span) : place);

  const corners = [{ ...first, [axis]: start }, ...sorted, { ...last, [axis]: start + span }];
  const line = corners.flatMap((from, at) => {
    const to = corners[at + 1];
    if (!to) return [hung(from)];
    const steps = isLit ? Math.max(1, Math.ceil(distance(from, to) / straight)) : 1;
    return Array.from({ length: steps }, (_, step) => hung(between(from, to, step / steps)));
  });
  const reached = ({ position }: Placed) =>
    line.toSorted(
      (one, other) => Math.abs(one[axis] - position[axis]) - Math.abs(other[axis] - position[axis]),
    )[0] ?? own;
  const ends = [line[0], line.at(-1)].flatMap((at) => (at ? [{ at, feeds: false }] : []));
  const fedAt = feeds.map((feed) => ({
    at: { ...feed.position, y: Math.min(reached(feed).y, feed.position.y) },
    feeds: true,
  }));
  return {
    belts,
    line,
    wires: [...ends, ...fedAt].filter(({ at }) => room.height - at.y > fastened),
    sags: new Map(lights.map(({ id, position }) => [id, position.y - hung(position).y])),
  };
}

/** The belts of a composition that were counted; what is drawn hangs on its runs. */
export function countedRows(
  { clusters, complements }: CompositionElement,
  room: RoomSize,
  catalogue: ElementCatalogue,
): readonly CountedRow[] {
  const rows = beltsByRow(complements.filter((each) => !each.onRun && beltLength(each, catalogue) !== null));
  if (rows.length === 0) return [];
  const feedsLine = ({ model }: Complement) => {
    const type = catalogue.model(model)?.sheet.model.articleType;
    return type !== undefined && isFeed(type);
  };
  const lights = nearest(
    rows,
    clusters.flatMap((cluster) => cluster.lights.filter(({ type }) => type === 'light')),
  );
  const feeds = nearest(rows, complements.filter(feedsLine));
  return rows.map((belts, at) => {
    const length = belts.reduce((sum, belt) => sum + (beltLength(belt, catalogue) ?? 0), 0);
    return rowOf({ belts, length, lights: lights[at] ?? [], feeds: feeds[at] ?? [] }, room);
  });
}
