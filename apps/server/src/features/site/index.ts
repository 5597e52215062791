import type { Feature } from '../../frame';
import { siteRoutes } from './routes';

export const siteFeature: Feature = { name: 'site', routes: siteRoutes };
