import type { Feature } from '../../app-context';
import { inLane } from '../../jobs/lanes';
import { projectRoutes } from './routes';
import { sweepLineChanges } from './several/kept-lines';
import { sweepTrash } from './trash/remove-project';
import { versionLetters } from './version/letter';
import { upsertVersions } from './version/upsert-versions';

export { mayReadPlan, planOf } from './creation/floor-plans';
export { findCreationByCode } from './creation/find-creation-by-code';
export { orderProblems } from './line/evaluate-line';
export { bmecatOf } from './file/bmecat';
export { listedProducts, type Listable } from './file/listed-products';
export { revitCatalogueOf } from './file/revit-catalogue';
export { writeProject, writtenLines } from './file/export-project';
export { lightArchiveOf } from './light-files/light-archive';
export { luminairesOf } from './light-files/luminaires-of';
export { findConfig } from './find-config';
export type { StoredLine } from './line/line';
export { findAccess, heldBy, may, mayDo, mayRead, refused, type Access } from './access';
export {
  creationOfLine,
  hasLine,
  lineColumns,
  lineOf,
  lineOrder,
  ofLine,
  projectInFirstRow,
} from './line/read-lines';
export { listWays } from './list-ways';
export { renameWithin } from './rename-project';
export { fieldColumns, type StoredProject } from './store';
export { arranged, structureOfProject } from './structure/arrangement';
export { freeLinesOf } from './structure/present-structure';
export { wordsOf } from './structure/words';
export { writtenFacts } from './written-facts';

/** Projects and their products. */
export const projectFeature: Feature = {
  name: 'project',
  routes: projectRoutes,
  sweep: async (ctx) => {
    await sweepTrash(ctx);
    await sweepLineChanges(ctx);
  },
  tasks: { ...versionLetters, ...inLane('short', { upsertVersions }) },
  times: ['* * * * * upsertVersions ?max=1'],
};
