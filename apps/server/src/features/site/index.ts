import type { Feature } from '../../app-context';
import { siteRoutes } from './routes';

export const siteFeature: Feature = { name: 'site', routes: siteRoutes };
