import type { Feature } from '../../app-context';
import { decisionRoutes } from './routes';

export const decisionFeature: Feature = { name: 'decision', routes: decisionRoutes };
