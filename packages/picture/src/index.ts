export type { PictureRequest } from './request';
export { drawLuminaire } from './luminaire';
