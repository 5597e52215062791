export { CollectionPicture } from './CollectionPicture';
export { Drawing } from './Drawing';
export { ModelPicture } from './ModelPicture';
export type { ModelPictureProps } from './ModelPicture';
