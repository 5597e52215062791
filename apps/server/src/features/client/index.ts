export { putClient, withdrawClient } from './change-client';
export { isClientFeed } from './feed/read-clients';
export { importClients, type ClientReport } from './import-clients';
export { knownDelivery } from './known-delivery';
export { findLegalClient, legalClient, type LegalClient } from './legal-client';
export { priceListInForce } from './price-list';
export { findActiveClient, findWithdrawn, findWithdrawnClient, type ActiveClient } from './store';
