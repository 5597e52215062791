import type { Feature } from '../../app-context';
import { preconfigRoutes } from './routes';

export { buildPreconfig, preconfigPicture, preconfigsOf } from './built-preconfig';
export { configuratorTypeOf } from './configurator-type';
export { priceProblems, productFacts } from './product-facts';

export const preconfigFeature: Feature = { name: 'preconfig', routes: preconfigRoutes };
