import type { Feature } from '../../frame';
import { projectRoutes } from './routes';

export { findCreationByCode } from './creation/find-creation-by-code';
export { orderProblems } from './line/evaluate-line';
export { findConfig } from './find-config';
export type { ProjectSheet } from './sheet/sheet';

/** Projects and their products. */
export const projectFeature: Feature = { name: 'project', routes: projectRoutes };
