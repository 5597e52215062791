import type { Feature } from '../../frame';
import { decisionRoutes } from './routes';

export const decisionFeature: Feature = { name: 'decision', routes: decisionRoutes };
