import type { Drawing, Position, RoomSize, Run } from '@lucerna/engine';
import { joined } from '../../solid/joined';
import { cylinder } from '../../solid/revolve';
import { metal, type Solid } from '../../solid/solid';
import { rod } from '../../solid/tube';
import { cornersOf, placeOnRun } from './course';

/** A line from the ceiling down to a run, metres in the room. */
export interface Wire {
  readonly at: Position;
  /** It brings current, or it only carries. */
  readonly feeds: boolean;
}

/** Nearer than this to wall, floor or ceiling a corner is fastened there, metres. */
export const fastened = 0.03;
const wireRadius = 0.0011;
const cableRadius = 0.0025;

function isFastened({ x, y, z }: Position, room: RoomSize): boolean {
  const away = [room.width / 2 - Math.abs(x), room.depth / 2 - Math.abs(z), y, room.height - y];
  return away.some((each) => each <= fastened);
}

/** What a drawn run hangs by: a wire at every corner that is not fastened, a cable from every feed. */
export function wiresOf(run: Run, drawing: Drawing): readonly Wire[] {
  const corners = cornersOf(run, drawing);
  const free = corners.filter((corner) => !isFastened(corner, drawing.roomSize));
  const feeds = drawing.feeds
    .filter((feed) => feed.run === run.id)
    .map(({ at }) => placeOnRun(run, drawing, at));
  return [...free.map((at) => ({ at, feeds: false })), ...feeds.map((at) => ({ at, feeds: true }))];
}

/** Wires as solids, in the frame of the first one's lower end. `ceiling` is metres above the floor. */
export function wireSolids(wires: readonly Wire[], ceiling: number): readonly Solid[] {
  const from = wires[0]?.at;
  if (!from) return [];
  const geometries = wires.map(({ at, feeds }) => {
    const low = { x: at.x - from.x, y: at.y - from.y, z: at.z - from.z };
    const high = { ...low, y: ceiling - from.y };
    return rod(high, low, feeds ? cableRadius : wireRadius, 6);
  });
  const cups = wires
    .filter(({ feeds }) => !feeds)
    .map(({ at }) => cylinder(0.008, -0.006, 0).translate(at.x - from.x, ceiling - from.y, at.z - from.z));
  return [
    { name: 'wire', substance: 'cable', geometry: joined(...geometries) },
    ...(cups.length > 0 ? [metal(joined(...cups), 'cup')] : []),
  ];
}
