export { CollectionPicture } from './CollectionPicture';
export { ComposedPicture } from './ComposedPicture';
export { Drawing } from './Drawing';
export { HeroPicture } from './HeroPicture';
export { ProductPicture } from './ProductPicture';
export { StripPictures } from './StripPictures';
export { ModelPicture, type ModelPictureProps } from './ModelPicture';
