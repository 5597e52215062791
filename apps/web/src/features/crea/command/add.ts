import { applyEdit } from '@lucerna/engine';
import type {
  Configuration,
  Edit,
  ElementCatalogue,
  Model,
  Position,
  RoomSize,
  Space,
} from '@lucerna/engine';
import { findElement } from './find';

/** Metres between the places that are tried for something new. */
const step = 0.35;
/** How many places around the middle are tried. */
const tries = 120;

/** What stands on the floor. */
export const onFloor: ReadonlySet<string> = new Set(['floor', 'table', 'ground']);
/** Metres above the floor at which something for a wall begins. */
const atWall = 1.6;

/** Where a model begins, by how it is put up. Metres. */
export function firstPlace({ kind, technicalData }: Model, room: RoomSize): Position {
  if (onFloor.has(kind)) return { x: 0, y: 0, z: 0 };
  if (kind !== 'wall') return { x: 0, y: room.height, z: 0 };
  const depth = (technicalData.dimensionsMm?.width ?? 0) / 1000;
  return { x: 0, y: Math.min(atWall, room.height / 2), z: (depth - room.depth) / 2 };
}

/** Places around one, the nearest first: rows along the width, then the next row. */
function* placesAround({ x, y, z }: Position, room: RoomSize, isAtWall: boolean): Generator<Position> {
  yield { x, y, z };
  const columns = Math.floor(room.width / 2 / step);
  const rows = isAtWall ? 0 : Math.floor(room.depth / 2 / step);
  const around: Position[] = [];
  for (let row = -rows; row <= rows; row += 1) {
    for (let column = -columns; column <= columns; column += 1) {
      around.push({ x: x + column * step, y, z: z + row * step });
    }
  }
  const far = (place: Position) => Math.abs(place.x - x) + 1.5 * Math.abs(place.z - z);
  yield* around.sort((one, other) => far(one) - far(other)).slice(0, tries);
}

/** New ids, one for each new element. */
export type NewId = () => string;

export function adding(
  space: Space,
  model: Model,
  to: string | null,
  position: Position,
  ids: readonly string[],
  attributes?: Configuration,
): Edit {
  const [composition = '', cluster = '', light = ''] = ids;
  const parent = to ?? composition;
  const isNew = to === null;
  const begin: Edit = { type: 'add', to: space.id, element: { type: 'composition', id: composition } };
  return {
    type: 'batch',
    edits: [
      ...(isNew ? [begin] : []),
      { type: 'add', to: parent, element: { type: 'cluster', id: cluster, position } },
      {
        type: 'add',
        to: cluster,
        element: { type: 'light', id: light, model: model.model, position, attributes },
      },
    ],
  };
}

/**
 * Adds a luminaire with a canopy of its own where there is room for it, near the middle: to the composition of the
 * selection, else to the last one; when that has a control that it does not take, in a composition of its own.
 */
export function addLuminaire(
  space: Space,
  catalogue: ElementCatalogue,
  model: Model,
  given: { readonly selection: readonly string[]; readonly newId: NewId },
): { readonly edit: Edit; readonly id: string } {
  const { selection, newId } = given;
  const room = space.config.roomSize;
  const ids = [newId(), newId(), newId()];
  const near = findElement(space, selection[0] ?? '')?.composition ?? space.compositions.at(-1);
  const first = firstPlace(model, room);
  const takes = (to: string | null) => applyEdit(space, adding(space, model, to, first, ids), catalogue).ok;
  const to = near && takes(near.id) ? near.id : null;
  const id = ids[2] ?? '';
  for (const place of placesAround(first, room, model.kind === 'wall')) {
    const edit = adding(space, model, to, place, ids);
    const added = applyEdit(space, edit, catalogue);
    if (added.ok && findElement(added.value, id)?.element.collides === false) return { edit, id };
  }
  return { edit: adding(space, model, to, first, ids), id };
}
