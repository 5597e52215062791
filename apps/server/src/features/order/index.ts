import type { Feature } from '../../app-context';
import { orderRoutes } from './routes';

export const orderFeature: Feature = { name: 'order', routes: orderRoutes };
