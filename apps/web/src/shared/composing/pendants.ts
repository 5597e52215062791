import type { Configuration, Edit, ElementCatalogue, Luminaire, Space } from '@lucerna/engine';
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
  const edits = Array.from({ length: count }, (_, at): Edit[] => {
    const cluster = shared ?? newId();
    const beside = { ...position, x: position.x + 0.3 * (at + 1) };
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
