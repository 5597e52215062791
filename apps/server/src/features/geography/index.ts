import type { Feature } from '../../frame';
import { geographyRoutes } from './routes';

export const geographyFeature: Feature = { name: 'geography', routes: geographyRoutes };
export { defaultValuesFor } from './default-values';
