import type { Feature } from '../../frame';
import { optionRoutes } from './routes';

export { roleInMarket } from './companies';
export { optionText, ownTexts } from './wording';

export const optionFeature: Feature = { name: 'option', routes: optionRoutes };
