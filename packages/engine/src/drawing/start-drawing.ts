import { defaultRoom } from '../element/create-space';
import { readRoomSize } from '../element/edit/geometry';
import type { CompositionAttributes } from '../element/element';
import type { RoomSize } from '../element/position';
import { no, ok, problem, shown, type Result } from '../problem';
import type { Drawing } from './drawing';
import type { DrawnSystem } from '../catalogue/row/drawn-system';
import { readHeight, readWishes } from './edit/read-given';

/**
 * An empty drawing in the default room, or in one with other measures. Errors: `domain-data-missing` without id,
 * `drawn-system-unknown`, `geometry-invalid`, `value-not-offered` for attributes that are no texts.
 */
export function startDrawing(given: {
  readonly id: string;
  readonly system: DrawnSystem;
  readonly roomSize?: Partial<RoomSize>;
  /** Metres above the floor. */
  readonly height?: number;
  readonly attributes?: CompositionAttributes;
}): Result<Drawing> {
  if (typeof given?.id !== 'string' || given.id === '') return no(problem('domain-data-missing'));
  const { id, system } = given;
  if (typeof system?.name !== 'string') return no(problem('drawn-system-unknown', { system: shown(system) }));
  const roomSize = readRoomSize({ ...defaultRoom, ...given.roomSize });
  if (!roomSize.ok) return roomSize;
  const height = readHeight(given.height ?? Math.min(system.height, roomSize.value.height));
  if (!height.ok) return height;
  const attributes = readWishes(given.attributes ?? {});
  if (!attributes.ok) return attributes;
  return ok({
    type: 'drawing',
    id,
    system,
    roomSize: roomSize.value,
    height: height.value,
    attributes: attributes.value,
    runs: [],
    lights: [],
    feeds: [],
  });
}
