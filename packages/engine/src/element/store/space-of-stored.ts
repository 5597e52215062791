import { attributeNames, codedAttributes } from '../../catalogue/attribute';
import type { Configuration } from '../../configuration/choices';
import type { Cluster, Complement, CompositionElement, Luminaire, Placed, Space } from '../element';
import type { RoomSize } from '../position';
import { wayFields } from '../edit/turn';
import type { storedSpace } from './read-stored';

type Read1<R> = R extends (...args: never[]) => infer T | undefined ? T : never;
export type ReadSpace = NonNullable<Read1<typeof storedSpace>>;
type ReadComposition = ReadSpace['compositions'][number];
type ReadCluster = ReadComposition['clusters'][number];

/** Only the fields named, and of those only what is there: what else was stored is dropped. */
function picked<T extends object, K extends keyof T>(value: T, ...names: readonly K[]): Pick<T, K> {
  const kept = names.filter((each) => value[each] !== undefined).map((each) => [each, value[each]]);
  return Object.fromEntries(kept) as Pick<T, K>;
}

function placedOf(value: Placed): Placed {
  const { id, position, collides, lastValidPosition, elementOrderValue } = value;
  return { id, position, collides, lastValidPosition, elementOrderValue };
}

function attributesOf(value: Configuration): Configuration {
  return picked(value, ...attributeNames);
}

function articleOf<T extends Luminaire | Complement>(value: T): T {
  const { type, model, subFamily, applicationLocation, attributes } = value;
  const own = { model, subFamily, applicationLocation, attributes: attributesOf(attributes) };
  const way = wayFields(value.turn ?? 0, value.tilt ?? 0);
  const onRun = value.onRun ? { onRun: picked(value.onRun, 'run', 'role') } : {};
  return { type, ...placedOf(value), ...own, ...way, ...onRun } as T;
}

function clusterOf(value: ReadCluster): Cluster {
  const attributes = picked(value.attributes, 'installation');
  const lights = value.lights.map((each) => articleOf(each as Luminaire));
  return { type: 'cluster', ...placedOf(value), attributes, lights };
}

function compositionOf(value: ReadComposition): CompositionElement {
  return {
    type: 'composition',
    ...placedOf(value),
    attributes: picked(value.attributes, ...codedAttributes),
    controlBeforeRemote: value.controlBeforeRemote,
    clusters: value.clusters.map(clusterOf),
    complements: value.complements.map((each) => articleOf(each as Complement)),
  };
}

/** The space of fields that were read, with nothing else in it. */
export function spaceOfStored(value: ReadSpace, roomSize: RoomSize): Space {
  const { id, description, source } = value.configurator;
  return {
    type: 'space',
    id: value.id,
    config: { roomSize },
    configurator: { id, description, source },
    source: value.source,
    productId: value.productId,
    compositions: value.compositions.map(compositionOf),
    groups: value.groups.map(({ id: group, virtual, elements, options: { position } }) => ({
      type: 'group',
      id: group,
      virtual,
      elements,
      options: { position },
    })),
  };
}
