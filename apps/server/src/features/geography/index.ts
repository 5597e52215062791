import type { Feature } from '../../app-context';
import { geographyRoutes } from './routes';

export const geographyFeature: Feature = { name: 'geography', routes: geographyRoutes };
export { defaultValuesFor } from './default-values';
