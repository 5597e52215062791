import type { Feature } from '../../frame';
import { compositionSheetRoutes } from './routes';

/** Compositions as documents, for those who have the internal pages (CFG-07). */
export const compositionSheetFeature: Feature = {
  name: 'composition-sheet',
  routes: compositionSheetRoutes,
};
