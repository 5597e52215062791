import type { Feature } from '../../frame';
import { orderRoutes } from './routes';

export const orderFeature: Feature = { name: 'order', routes: orderRoutes };
