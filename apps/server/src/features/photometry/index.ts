import type { Feature } from '../../app-context';
import { photometryRoutes } from './routes';

export { deliveredLight } from './delivered-light';
export { photometryOf, type ProductLight } from './product-photometry';
export { lightFormats, writeLightFile, type LightFormat } from './write-light-file';

export const photometryFeature: Feature = { name: 'photometry', routes: photometryRoutes };
