import type { Feature } from '../../frame';
import { invoiceRoutes } from './routes';

export { documentKey } from './document-key';

export const invoiceFeature: Feature = { name: 'invoice', routes: invoiceRoutes };
