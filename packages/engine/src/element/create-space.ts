import { defaultCeiling } from '../canopy/fit-installation';
import { no, ok, problem, type Result } from '../problem';
import { readRoomSize } from './edit/geometry';
import type { ElementConfigurator, Space } from './element';
import type { RoomSize } from './position';

/** A new room, metres (spec C9). */
export const defaultRoom: RoomSize = { height: 4, width: 3, depth: 3, ...defaultCeiling };

/** Where a space was made, when nothing else is said (spec C3). */
export const defaultSource = 'PRIVATE_AREA';

/** The configurators by name (spec C9). */
export const configuratorIds = {
  crea: 1,
  drawing: 2,
  nodrawing: 3,
  express: 4,
  compositor: 5,
  attributes: 6,
} as const;
export type ConfiguratorType = keyof typeof configuratorIds;

/** What a configurator is called in a space. Error: `configurator-missing` for an unknown type. */
export function configuratorOf(type: string, source: string = defaultSource): Result<ElementConfigurator> {
  if (!Object.hasOwn(configuratorIds, type)) return no(problem('configurator-missing'));
  return ok({ id: configuratorIds[type as ConfiguratorType], description: type, source });
}

/**
 * An empty space in the default room, or in one with other measures. Errors: `domain-data-missing` without id,
 * `configurator-missing` for an unknown type of configurator, `geometry-invalid`.
 */
export function createSpace(given: {
  readonly id: string;
  readonly roomSize?: Partial<RoomSize>;
  readonly configurator?: string;
  readonly source?: string;
  readonly productId?: string | null;
}): Result<Space> {
  if (typeof given?.id !== 'string' || given.id === '') return no(problem('domain-data-missing'));
  const source = given.source ?? defaultSource;
  const configurator = configuratorOf(given.configurator ?? 'crea', source);
  if (!configurator.ok) return configurator;
  const roomSize = readRoomSize({ ...defaultRoom, ...given.roomSize });
  if (!roomSize.ok) return roomSize;
  return ok({
    type: 'space',
    id: given.id,
    config: { roomSize: roomSize.value },
    configurator: configurator.value,
    source,
    productId: given.productId ?? null,
    compositions: [],
    groups: [],
  });
}
