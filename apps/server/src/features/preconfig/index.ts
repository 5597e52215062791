import type { Feature } from '../../frame';
import { preconfigRoutes } from './routes';

export const preconfigFeature: Feature = { name: 'preconfig', routes: preconfigRoutes };
