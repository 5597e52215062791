export { isClientFeed } from './feed/read-clients';
export { importClients, type ClientReport } from './import-clients';
export { knownDelivery } from './known-delivery';
export { findLegalClient, legalClient, type LegalClient } from './legal-client';
export { findActiveClient, findWithdrawnClient, type ActiveClient } from './store';
