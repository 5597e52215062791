import type { Feature } from '../../app-context';
import { uploadRoutes } from './routes';

export { takingUploads } from './take-upload';

/** Files that are sent before what names them. */
export const uploadFeature: Feature = { name: 'upload', routes: uploadRoutes };
