import type { Feature } from '../../frame';
import { inLane } from '../../jobs/lanes';
import { projectRoutes } from './routes';
import { sweepTrash } from './trash/remove-project';
import { versionLetters } from './version/letter';
import { upsertVersions } from './version/upsert-versions';

export { findCreationByCode } from './creation/find-creation-by-code';
export { orderProblems } from './line/evaluate-line';
export { findConfig } from './find-config';
export type { StoredLine } from './line/line';
export { findAccess, mayDo, projectsOf, refused } from './access';
export type { Access } from './access';
export {
  creationOfLine,
  hasLine,
  lineColumns,
  lineOf,
  lineOrder,
  ofLine,
  projectInFirstRow,
} from './line/read-lines';
export type { StoredProject } from './store';

/** Projects and their products. */
export const projectFeature: Feature = {
  name: 'project',
  routes: projectRoutes,
  sweep: sweepTrash,
  tasks: { ...versionLetters, ...inLane('short', { upsertVersions }) },
  times: ['* * * * * upsertVersions ?max=1'],
};
