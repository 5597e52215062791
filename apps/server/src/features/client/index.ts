export { isClientFeed } from './feed/read-clients';
export { importClients, type ClientReport } from './import-clients';
export { knownDelivery } from './known-delivery';
export { findActiveClient, findWithdrawnClient, type ActiveClient } from './store';
