import type { Feature } from '../../frame';
import { pictureRoutes } from './routes';

export const pictureFeature: Feature = { name: 'picture', routes: pictureRoutes };
