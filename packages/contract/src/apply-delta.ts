import type { Project } from './shape/project';
import type { ProjectDelta } from './shape/project-delta';

/** Tells what changed of a project from a whole one: a call that asked for the one may be answered the other. */
export const isDelta = (answer: Project | ProjectDelta): answer is ProjectDelta => 'since' in answer;

/** The project as it became. What did not change stays the same objects. The project must be the version that the delta goes on from. */
export function applyDelta(project: Project, { since: _, products, ...head }: ProjectDelta): Project {
  const { removed, placed } = products;
  const gone = new Set([...removed, ...placed.map(({ _id }) => _id)]);
  const isSameOrder = gone.size === 0;
  const orderedIds = isSameOrder
    ? project.products.orderedIds
    : project.products.orderedIds.filter((id) => !gone.has(id));
  for (const { _id, place } of placed) orderedIds.splice(place, 0, _id);
  const byId = { ...project.products.byId, ...products.byId };
  for (const id of removed) delete byId[id];
  // A project that is a plain list again has none.
  const { structure: _structure, ...rest } = project;
  return { ...rest, ...head, products: { orderedIds, byId } };
}
