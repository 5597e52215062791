import { late } from '../late';

/** How a product shines. Its code, with that of the light files, is read when it is first shown. */
export const LightPart = late(() => import('./LightPart'));
