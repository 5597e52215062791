import type { Feature } from '../../app-context';
import { optionRoutes } from './routes';

export { roleInMarket } from './companies';
export { optionText, ownTexts } from './wording';

export const optionFeature: Feature = { name: 'option', routes: optionRoutes };
