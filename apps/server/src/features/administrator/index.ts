import type { Feature } from '../../app-context';
import { setupPage } from './setup-page';

export { grantAdministrator, passwordToken } from './grant-administrator';
export { setupPath } from './setup-page';
export { makeSetupToken } from './store';

export const administratorFeature: Feature = { name: 'administrator', routes: setupPage };
