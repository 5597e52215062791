import { late } from '../lazy';

export { lightFileAddress, lightFormatIds, lightFormats, type LightFormat } from './light-file-address';

/** How a product shines. Its code, with that of the light files, is read when it is first shown. */
export const LightPart = late(() => import('./LightPart'));
