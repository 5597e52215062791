import type { Feature } from '../../frame';
import { photometryRoutes } from './routes';

export { deliveredLight } from './delivered-light';
export type { ProductLight } from './product-photometry';
export { photometryOf } from './product-photometry';
export { lightFormats, writeLightFile } from './write-light-file';
export type { LightFormat } from './write-light-file';

export const photometryFeature: Feature = { name: 'photometry', routes: photometryRoutes };
