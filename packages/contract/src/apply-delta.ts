import type { Project } from './shape/project';
import type { ProjectDelta } from './shape/project-delta';

type Products = Project['products'];

/** Tells what changed of a project from a whole one: a call that asked for the one may be answered the other. */
export const isDelta = (answer: Project | ProjectDelta): answer is ProjectDelta => 'since' in answer;

/** The ids of the products of each type, in their order. */
export function idsByType(
  lines: Iterable<{ readonly id: string; readonly type: keyof Products['byType'] }>,
): Products['byType'] {
  const byType: Products['byType'] = { REGULAR: [], CREATION: [] };
  for (const { id, type } of lines) byType[type].push(id);
  return byType;
}

/** The project as it became. What did not change stays the same objects. The project must be the version that the delta goes on from. */
export function applyDelta(project: Project, { since: _, products, ...head }: ProjectDelta): Project {
  const { removed, placed } = products;
  const { byId: before } = project.products;
  const gone = new Set([...removed, ...placed.map(({ _id }) => _id)]);
  const isSameOrder = gone.size === 0;
  const orderedIds = isSameOrder
    ? project.products.orderedIds
    : project.products.orderedIds.filter((id) => !gone.has(id));
  for (const { _id, place } of placed) orderedIds.splice(place, 0, _id);
  const byId = { ...before, ...products.byId };
  for (const id of removed) delete byId[id];
  const isSameType = Object.values(products.byId).every(({ _id, type }) => before[_id]?.type === type);
  const byType =
    isSameOrder && isSameType
      ? project.products.byType
      : idsByType(orderedIds.map((id) => ({ id, type: byId[id]!.type })));
  // A project that is a plain list again has none.
  const { structure: _structure, ...rest } = project;
  return { ...rest, ...head, products: { orderedIds, byId, byType } };
}
