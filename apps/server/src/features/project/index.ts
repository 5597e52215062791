import type { Feature } from '../../frame';
import { projectRoutes } from './routes';

export { findCreationByCode } from './creation/find-creation-by-code';
export { orderProblems } from './line/evaluate-line';
export { findConfig } from './find-config';
export type { StoredLine } from './line/line';
export { hasLine, lineColumns, lineOf, lineOrder, lineTables, projectInFirstRow } from './line/read-lines';
export type { LineRow, ProjectAndLine } from './line/read-lines';
export type { StoredProject } from './store';

/** Projects and their products. */
export const projectFeature: Feature = { name: 'project', routes: projectRoutes };
