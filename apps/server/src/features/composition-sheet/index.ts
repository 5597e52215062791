import type { Feature } from '../../app-context';
import { compositionSheetRoutes } from './routes';

export { composition, type Composed } from './composition';
export { renderSheets } from './make-sheets';
export { describeComposition } from './page-of';

/** Compositions as documents, for those who have the internal pages (CFG-07). */
export const compositionSheetFeature: Feature = {
  name: 'composition-sheet',
  routes: compositionSheetRoutes,
};
