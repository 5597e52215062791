import type { Feature } from '../../app-context';
import { outboxRoutes } from './outbox-routes';

export { composeLetter, excerptOf } from './compose';
export { linkOrigin } from './link-origin';
export { mailText } from './wording';

export const mailFeature: Feature = { name: 'mail', routes: outboxRoutes };
