export { MakersPicture } from './MakersPicture';
export { useMakersPicture } from './use-makers-picture';
