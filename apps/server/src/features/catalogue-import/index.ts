import type { Feature } from '../../app-context';
import { catalogueImportRoutes } from './routes';
import { importTasks } from './run-import';
import { sweepImports } from './sweep';

/** Feeds that the maker brings by a page: read beside the work of the server, looked at, and put in force. */
export const catalogueImportFeature: Feature = {
  name: 'catalogue-import',
  routes: catalogueImportRoutes,
  tasks: importTasks,
  sweep: sweepImports,
};
