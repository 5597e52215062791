import type { Cluster, CompositionElement, Element, Space } from '../element';
import { feedCollides, parentCollides, settleCollisions, withCollides } from '../place/collisions';
import type { Grid } from '../place/grid';
import type { Draft } from './draft';
import { keepIndex, type Known } from './space-index';

/** A list with what changed in it; the same list when nothing did. */
function current<T extends Element>(draft: Draft, list: readonly T[]): readonly T[] {
  let found: T[] | null = null;
  for (let at = 0; at < list.length; at += 1) {
    const known = draft.changed.get(list[at]!.id);
    if (!known || known.element === list[at]) continue;
    found ??= list.slice();
    found[at] = known.element as T;
  }
  return found ?? list;
}

function wholeCluster(draft: Draft, cluster: Cluster, grid: Grid): Cluster {
  const lights = current(draft, cluster.lights);
  const whole = lights === cluster.lights ? cluster : { ...cluster, lights };
  return withCollides(whole, parentCollides(whole, lights, draft.room) || feedCollides(whole, draft, grid));
}

function wholeComposition(draft: Draft, composition: CompositionElement): CompositionElement {
  const clusters = current(draft, composition.clusters);
  const complements = current(draft, composition.complements);
  const same = clusters === composition.clusters && complements === composition.complements;
  const whole = same ? composition : { ...composition, clusters, complements };
  const collides = complements.some((each) => each.collides) || parentCollides(whole, clusters, draft.room);
  return withCollides(whole, collides);
}

/** The changed elements of a type, with the parents of what changed below them. */
function changedOf(draft: Draft, type: 'cluster' | 'composition'): Map<string, Known> {
  const found = new Map<string, Known>();
  for (const known of draft.changed.values()) {
    if (!known) continue;
    const own = known.element.type === type ? known : draft.known(known.parent);
    if (own?.element.type === type) found.set(own.element.id, own);
  }
  return found;
}

/** The space after all that a draft holds. The same space when nothing changed. */
export function assemble(draft: Draft): Space {
  const { before, index } = draft;
  const isRoomNew = draft.room !== before.config.roomSize;
  const isSame = draft.changed.size === 0 && draft.groups === before.groups && !isRoomNew && !draft.all;
  if (isSame) return before;
  const grid = settleCollisions(draft);
  for (const { element } of changedOf(draft, 'cluster').values()) {
    draft.put(wholeCluster(draft, element as Cluster, grid));
  }
  for (const { element } of changedOf(draft, 'composition').values()) {
    draft.put(wholeComposition(draft, element as CompositionElement));
  }
  const space: Space = {
    ...before,
    config: isRoomNew ? { ...before.config, roomSize: draft.room } : before.config,
    compositions: draft.changed.size > 0 ? draft.compositions() : before.compositions,
    groups: draft.groups,
  };
  keepIndex(space, { catalogue: draft.catalogue, table: index.table.with(draft.changed), grid });
  return space;
}
