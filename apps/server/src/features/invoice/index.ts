import type { Feature } from '../../app-context';
import { invoiceRoutes } from './routes';

export { documentKey } from './document-key';

export const invoiceFeature: Feature = { name: 'invoice', routes: invoiceRoutes };
