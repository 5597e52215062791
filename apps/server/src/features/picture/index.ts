import type { Feature } from '../../frame';
import { pictureRoutes } from './routes';

export { collectionRequest } from './collection-picture';
export { editionOf } from './edition';

export const pictureFeature: Feature = { name: 'picture', routes: pictureRoutes };
