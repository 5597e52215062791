import type { Feature } from '../../frame';
import { catalogueRoutes } from './routes';

export { openCatalogue, type CatalogueHolder } from './catalogue-holder';
export { importCatalogue } from './import-catalogue';
export type { Catalogue } from './revision/catalogue';
export type { Collection } from './revision/collections';

export const catalogueFeature: Feature = { name: 'catalogue', routes: catalogueRoutes };
