import type { Feature } from '../../frame';
import { photometryRoutes } from './routes';

export const photometryFeature: Feature = { name: 'photometry', routes: photometryRoutes };
