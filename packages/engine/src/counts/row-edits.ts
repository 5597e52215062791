import { defaultRoom } from '../element/create-space';
import type { Edit } from '../element/edit/edit';
import type { Space } from '../element/element';
import type { ElementCatalogue } from '../element/element-catalogue';
import { countedComposition, type CountedSystem } from './counts';
import { layBelts } from './lay-belts';
import { layRods } from './lay-rods';
import { betweenRows, type Place } from './rows';

/** Metres between what stands outmost and a wall. */
const toWall = 0.5;

const upToTenths = (metres: number) => Math.ceil(metres * 10) / 10;

/** The edits that put a counted system into tidy rows, and make the room wide enough for them. */
export function rowEdits(space: Space, system: CountedSystem, catalogue: ElementCatalogue): readonly Edit[] {
  const composition = countedComposition(space);
  if (!composition) return [];
  const clusterOf = new Map(
    composition.clusters.flatMap((each) => each.lights.map((light) => [light.id, each.id] as const)),
  );
  const moves: Edit[] = [];
  const place: Place = ({ id }, to) => {
    const cluster = clusterOf.get(id);
    if (cluster) moves.push({ type: 'move', id: cluster, to });
    moves.push({ type: 'move', id, to });
  };
  const lay = system.belts.length > 0 ? layBelts : layRods;
  const { width, rows } = lay(composition, space.config.roomSize.height, catalogue, place, system);
  const roomSize = {
    width: Math.max(defaultRoom.width, upToTenths(width + 2 * toWall)),
    depth: Math.max(defaultRoom.depth, upToTenths(rows * betweenRows + 2 * toWall)),
  };
  return [{ type: 'set-room', roomSize }, ...moves];
}
