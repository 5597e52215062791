import { no, ok, problem, type Result } from '../../problem';
import type { Space } from '../element';
import type { ElementCatalogue } from '../element-catalogue';
import type { Position, RoomSize } from '../position';
import { indexOf } from '../tree/space-index';
import { withDescendants } from '../walk';
import { bodiesOf } from './bodies';
import type { Body } from './bounds';
import type { Grid } from './grid';
import { isBodyInRoom } from './overlap';
import { shifted } from './shift';

/** Metres that are left between something and its copy. */
const gap = 0.1;
/** So many bodies are tried at most before the search goes on one by one: a room may be full. */
const maxTried = 30_000;
/** The most places that are tried for one. */
const maxPlaces = 2_500;

/** An id that no element has: a copy is in the way of its original, too. */
const nobody = '';

/** Ways in the plan on a lattice, the nearest first: along the width before the depth, to the right before the left. */
function waysAround(step: number, room: RoomSize, most: number): Position[] {
  const columns = Math.min(60, Math.floor(room.width / step));
  const rows = Math.min(60, Math.floor(room.depth / step));
  const found: (Position & { readonly away: number })[] = [];
  for (let row = -rows; row <= rows; row += 1) {
    for (let column = -columns; column <= columns; column += 1) {
      if (row === 0 && column === 0) continue;
      const away = Math.abs(column) * (column < 0 ? 1.01 : 1) + Math.abs(row) * (row < 0 ? 1.51 : 1.5);
      found.push({ x: rounded(column * step), y: 0, z: rounded(row * step), away });
    }
  }
  return found
    .sort((one, other) => one.away - other.away)
    .slice(0, most)
    .map(({ x, y, z }) => ({ x, y, z }));
}

/** Whole millimetres. */
const rounded = (metres: number): number => Math.round(metres * 1000) / 1000;

function isFree(bodies: readonly Body[], by: Position, grid: Grid, room: RoomSize): boolean {
  return bodies.every((body) => {
    const there = shifted(body, by);
    return isBodyInRoom(there, room) && !grid.isOverlapped(nobody, there);
  });
}

/** The width of what stands, seen from above, wherever it is turned. */
function widthOf(bodies: readonly Body[]): number {
  const reach = (of: (body: Body) => number): number =>
    bodies.reduce((most, body) => Math.max(most, of(body)), -Infinity);
  const wide = reach(({ maxX }) => maxX) + reach(({ minX }) => -minX);
  const deep = reach(({ maxZ }) => maxZ) + reach(({ minZ }) => -minZ);
  return Math.max(wide, deep);
}

/**
 * How far from each of some elements its copy has room, so that no copy is in the way of anything: all by the same way
 * where that is possible, each by its own else. A copy of a light that stays on its canopy is asked for as the light.
 * Errors: `element-not-found`, `room-full` when there is no place for all.
 */
export function roomForCopies(
  space: Space,
  ids: readonly string[],
  catalogue: ElementCatalogue,
): Result<ReadonlyMap<string, Position>> {
  const { table, grid } = indexOf(space, catalogue);
  const room = space.config.roomSize;
  const wholes: { readonly id: string; readonly bodies: readonly Body[] }[] = [];
  for (const id of ids) {
    const element = table.get(id)?.element;
    if (!element) return no(problem('element-not-found', { id }));
    const bodies = [...withDescendants(element)].flatMap((each) =>
      // A copy has a feed of its own: that of the original is in its way.
      bodiesOf(each, table.get(each.id)?.parent ?? '', catalogue).map((body) =>
        body.feeds !== undefined && element.type !== 'light' && element.type !== 'pendant'
          ? { ...body, feeds: `${body.feeds} copy` }
          : body,
      ),
    );
    wholes.push({ id, bodies });
  }
  const standing = wholes.filter(({ bodies }) => bodies.length > 0);
  const all = standing.flatMap(({ bodies }) => bodies);
  if (all.length === 0) return ok(new Map(ids.map((id) => [id, { x: gap, y: 0, z: 0 }])));
  const widest = Math.max(...standing.map(({ bodies }) => widthOf(bodies)));
  const together = waysAround(widest + gap, room, Math.ceil(maxTried / all.length)).find((by) =>
    isFree(all, by, grid, room),
  );
  if (together) return ok(new Map(ids.map((id) => [id, together])));
  return eachByItself(wholes, grid, room);
}

function eachByItself(
  wholes: readonly { readonly id: string; readonly bodies: readonly Body[] }[],
  before: Grid,
  room: RoomSize,
): Result<ReadonlyMap<string, Position>> {
  const found = new Map<string, Position>();
  // Most of what is copied is of a few widths.
  const ways = new Map<number, readonly Position[]>();
  let grid = before;
  for (const { id, bodies } of wholes) {
    const step = bodies.length > 0 ? rounded(widthOf(bodies) + gap) : gap;
    const known = ways.get(step) ?? waysAround(step, room, maxPlaces);
    ways.set(step, known);
    const by = known.find((way) => isFree(bodies, way, grid, room));
    if (!by) return no(problem('room-full', { count: wholes.length }));
    found.set(id, by);
    grid = grid.with(new Map([[`copy of ${id}`, { from: [], to: bodies.map((body) => shifted(body, by)) }]]));
  }
  return ok(found);
}
