import type { Feature } from '../../app-context';
import { pictureRoutes } from './routes';

export { collectionRequest } from './collection-picture';
export { editionOf } from './edition';
export { firstPicture } from './first-picture';
export { roomPictureAddresses } from './model-picture';

export const pictureFeature: Feature = { name: 'picture', routes: pictureRoutes };
