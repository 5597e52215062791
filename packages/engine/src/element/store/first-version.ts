import { z } from 'zod';
import { metersToCm } from '../../unit/length';
import type { Result } from '../../problem';
import type { Stored } from '../../stored';
import { configuratorIds, createSpace, defaultRoom } from '../create-space';
import { applyEdit } from '../edit/apply-edit';
import type { Edit } from '../edit/edit';
import { elementList, roomSize, storedName, storedText, wholeNumber, wishes, type Space } from '../element';
import type { ElementCatalogue } from '../element-catalogue';
import type { Position, RoomSize } from '../position';
import { freeWire } from '../../canopy/canopy-size';
import { maxElements } from '../../creation/element-count';

const decimal = z.number('a number').nullable().default(null);

/** The first version, which is that of the preconfigured products too: lights in a row, heights in metres, no ids. */
export const firstVersion = z.object({
  type: z.literal('space', 'one of space'),
  version: z.literal(1),
  id: z.union([storedName, z.int()], 'an id'),
  configuratorType: wholeNumber.default(configuratorIds.crea),
  roomSize: roomSize.partial().optional(),
  compositions: elementList(
    z.object(
      {
        attributes: wishes,
        lights: elementList(
          z.object({ model: storedText, pendantHeight: decimal, x: decimal, z: decimal }, 'an object'),
        ).default([]),
        complements: elementList(
          z.object(
            {
              model: storedText,
              /** A number of equal complements stands for as many elements, so that it has an end as a list has. */
              quantity: z
                .int('a whole number from 1')
                .min(1, 'a whole number from 1')
                .max(maxElements, `at most ${maxElements}`)
                .default(1),
            },
            'an object',
          ),
        ).default([]),
      },
      'an object',
    ),
  ),
});

export type FirstVersion = Stored<typeof firstVersion>;
type FirstComposition = FirstVersion['compositions'][number];

/** Metres between elements without a place of their own; they stand in a row along the depth. */
const apart = 0.4;

function rowOf(elements: number, at: number, y: number): Position {
  return { x: 0, y, z: (at - (elements - 1) / 2) * apart };
}

/** The edits that make a composition of the first version, with ids by place: 9001.1, 9001.1.2, 9001.1.2.1. */
function editsOf(
  space: Space,
  { attributes: wished, lights, complements }: FirstComposition,
  number: number,
): Edit[] {
  const { color, temperature, control, installation } = wished;
  const id = `${space.id}.${number}`;
  const y = space.config.roomSize.height;
  const single = complements.flatMap(({ model, quantity }) => Array.from({ length: quantity }, () => model));
  const elements = lights.length + single.length;
  const isShared = installation === freeWire;
  const clusterOf = (at: number): string => `${id}.${isShared ? 1 : at + 1}`;
  const placeOf = (at: number): Position => {
    const { x, z } = lights[at]!;
    const row = rowOf(elements, at, y);
    return x === null && z === null ? row : { x: x ?? 0, y, z: z ?? 0 };
  };
  const shared = { color, temperature, control };
  return [
    {
      type: 'add',
      to: space.id,
      element: { type: 'composition', id, attributes: { ...shared, installation } },
    },
    ...lights.flatMap(({ model, pendantHeight }, at): Edit[] => {
      const cluster = clusterOf(at);
      const position = placeOf(at);
      const height = pendantHeight === null ? {} : { pendantHeight: metersToCm(pendantHeight) };
      const attributes = { ...shared, ...height };
      const light = { type: 'light' as const, id: `${id}.${at + 1}.1`, model, position, attributes };
      const own: Edit[] =
        isShared && at > 0
          ? []
          : [{ type: 'add', to: id, element: { type: 'cluster', id: cluster, position } }];
      return [...own, { type: 'add', to: cluster, element: light }];
    }),
    ...single.map((model, at): Edit => {
      const position = rowOf(elements, lights.length + at, y);
      return {
        type: 'add',
        to: id,
        element: { type: 'complement', id: `${id}.k${at + 1}`, model, position },
      };
    }),
  ];
}

/** The space of a first version, made by the edits that a user would have made. Errors: those of the edits. */
export function spaceOfFirst(first: FirstVersion, catalogue: ElementCatalogue): Result<Space> {
  const names = Object.entries(configuratorIds);
  const configurator = names.find(([, id]) => id === first.configuratorType)?.[0] ?? '';
  const roomSize: RoomSize = { ...defaultRoom, ...first.roomSize };
  const empty = createSpace({ id: String(first.id), roomSize, configurator });
  if (!empty.ok) return empty;
  const edits = first.compositions.flatMap((each, at) => editsOf(empty.value, each, at + 1));
  return applyEdit(empty.value, { type: 'batch', edits }, catalogue);
}
