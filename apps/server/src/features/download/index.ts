import type { Feature } from '../../app-context';
import { downloadTasks } from './make-download';
import { sweepDownloads } from './remove-files';
import { downloadRoutes } from './routes';

/** Documents of what was configured, one at once or many as a download (decision 0089). */
export const downloadFeature: Feature = {
  name: 'download',
  routes: downloadRoutes,
  tasks: downloadTasks,
  sweep: sweepDownloads,
};
