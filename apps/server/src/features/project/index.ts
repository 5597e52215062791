import type { Feature } from '../../frame';
import { projectRoutes } from './routes';

export { orderProblems } from './evaluate-line';

/** Projects and their products. */
export const projectFeature: Feature = { name: 'project', routes: projectRoutes };
