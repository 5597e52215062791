import type { Viewer } from '../../viewer';

/** The most lines that one project holds. */
export { mostLines } from '@lucerna/contract';

/** A reader of the same company sees the projects of colleagues; only the owner changes one. */
export function seesCompany(viewer: Viewer): boolean {
  return viewer.can('project.view.company');
}
