import type { Feature } from '../../frame';
import { catalogueRoutes } from './routes';

export { openCatalogue, type CatalogueHolder } from './catalogue-holder';
export type { FeedDecisionTree } from './feed/document/decision-shape';
export type { FeedPreconfig } from './feed/document/preconfig-shape';
export { importCatalogue } from './import-catalogue';
export { engineCatalogues } from './revision/engine-catalogues';
export { viewOf, type View } from './viewer-catalogue';
export { pagedAnswer } from './paged-answer';
export type { Catalogue } from './revision/catalogue';
export type { Collection } from './revision/collections';

export const catalogueFeature: Feature = { name: 'catalogue', routes: catalogueRoutes };
