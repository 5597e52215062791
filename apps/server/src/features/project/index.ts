import type { Feature } from '../../frame';
import { projectRoutes } from './routes';

export { orderProblems } from './evaluate-line';
export { seesCompany } from './policy';
export { findSheet, openProject, touchProject } from './store';
export type { OpenedProject } from './store';
export type { ProjectSheet, SheetLine } from './sheet';

/** Projects and their products. */
export const projectFeature: Feature = { name: 'project', routes: projectRoutes };
