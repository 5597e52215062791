import type { Configuration, Edit, ElementCatalogue, Luminaire, Position, Space } from '@lucerna/engine';
import { composition, pendantsOf } from './compose';

/** The installation with which one canopy feeds several pendants. */
export const freeWire = '18';

/** The most pendants of a composition. */
export const maxPendants = 60;

/** Gives ids to what is new. */
export type NewId = () => string;

/** The last cluster that may hold one more: that of a canopy that feeds several. */
function sharedCluster(space: Space): string | null {
  return (
    composition(space)?.clusters.findLast((each) => each.attributes.installation === freeWire)?.id ?? null
  );
}

/** What one more takes over of the last one, as far as its model offers it. */
function likeLast(last: Luminaire | undefined, model: string, catalogue: ElementCatalogue): Configuration {
  const attributes = catalogue.model(model)?.attributes ?? [];
  const coded = attributes.flatMap(({ name, places }) => {
    const code = last?.attributes[name];
    return code !== undefined && places.has(code) ? [[name, code] as const] : [];
  });
  const pendantHeight = last?.attributes.pendantHeight;
  return {
    ...Object.fromEntries(coded),
    ...(pendantHeight !== undefined && catalogue.model(model)?.height && { pendantHeight }),
  };
}

/** Metres between pendants that are hung beside each other, and from the middle of one to a wall at least. */
const [apart, toWall] = [0.3, 0.15];

/** Places beside the last pendant that are free and within the room: its row, then those before it and behind it. */
function placesBeside(space: Space, last: Position, count: number): Position[] {
  const { width, depth } = space.config.roomSize;
  const taken: Position[] = pendantsOf(space).map(({ position }) => position);
  const steps = (from: number, size: number): number[] => {
    const least = Math.ceil((toWall - size / 2 - from) / apart);
    const most = Math.floor((size / 2 - toWall - from) / apart);
    return Array.from({ length: Math.max(0, most - least + 1) }, (_, at) => least + at);
  };
  const rows = steps(last.z, depth).sort((one, other) => Math.abs(one) - Math.abs(other) || other - one);
  const columns = steps(last.x, width);
  const places: Position[] = [];
  for (const row of rows) {
    for (const column of row === 0 ? columns.filter((each) => each > 0) : columns) {
      if (places.length === count) return places;
      const place = { ...last, x: last.x + apart * column, z: last.z + apart * row };
      const isFree = taken.every(({ x, z }) => Math.hypot(x - place.x, z - place.z) > apart - 0.05);
      if (isFree) places.push(place);
    }
  }
  // A room that is full takes them all the same: what is outside is flagged.
  const beyond = (at: number): Position => ({ ...last, x: last.x + apart * (at + 1) });
  return [...places, ...Array.from({ length: count - places.length }, (_, at) => beyond(places.length + at))];
}

/** Hangs so many more of a model, each like the last pendant, on the canopy of the others where it feeds several. */
export function addPendants(
  space: Space,
  model: string,
  count: number,
  newId: NewId,
  catalogue: ElementCatalogue,
): Edit {
  const to = composition(space);
  if (!to) return { type: 'batch', edits: [] };
  const last = pendantsOf(space).at(-1);
  const attributes = likeLast(last, model, catalogue);
  const position = last?.position ?? { ...to.position, y: space.config.roomSize.height };
  const shared = sharedCluster(space);
  const edits = placesBeside(space, position, count).map((beside): Edit[] => {
    const cluster = shared ?? newId();
    const light = { type: 'light', id: newId(), model, position: beside, attributes } as const;
    const add: Edit = { type: 'add', to: cluster, element: light };
    if (shared !== null) return [add];
    return [{ type: 'add', to: to.id, element: { type: 'cluster', id: cluster, position: beside } }, add];
  });
  return { type: 'batch', edits: edits.flat() };
}

/** Takes some pendants away, with the canopies that only they had. */
export function removePendants(space: Space, ids: readonly string[]): Edit {
  const gone = new Set(ids);
  const edits = (composition(space)?.clusters ?? []).flatMap(({ id, lights }): Edit[] => {
    const leaving = lights.filter((light) => gone.has(light.id));
    if (leaving.length === 0) return [];
    const isLeft = leaving.length === lights.length;
    return isLeft ? [{ type: 'remove', id }] : leaving.map((light) => ({ type: 'remove', id: light.id }));
  });
  return { type: 'batch', edits };
}

/** Makes it so many pendants: more of the last model, or without the last ones. */
export function countPendants(space: Space, count: number, newId: NewId, catalogue: ElementCatalogue): Edit {
  const pendants = pendantsOf(space);
  const last = pendants.at(-1);
  if (!last || count < 1) return { type: 'batch', edits: [] };
  if (count > pendants.length) {
    return addPendants(space, last.model, Math.min(count, maxPendants) - pendants.length, newId, catalogue);
  }
  return removePendants(
    space,
    pendants.slice(count).map(({ id }) => id),
  );
}

/** Puts another model in the place of a pendant; what it offers of the old one's attributes stays. */
export function exchangeModel(
  space: Space,
  pendant: Luminaire,
  model: string,
  newId: NewId,
  catalogue: ElementCatalogue,
): Edit {
  const cluster = composition(space)?.clusters.find((each) =>
    each.lights.some((light) => light.id === pendant.id),
  );
  if (!cluster) return { type: 'batch', edits: [] };
  const attributes = likeLast(pendant, model, catalogue);
  const { position } = pendant;
  return {
    type: 'batch',
    edits: [
      { type: 'remove', id: pendant.id },
      { type: 'add', to: cluster.id, element: { type: 'light', id: newId(), model, position, attributes } },
    ],
  };
}
