/** What tests, journeys and benches start the server with; the product starts at main.ts. */
export { addRoutes, openHttp } from './app';
export { startEmbedded, type EmbeddedDatabase } from './database/embedded/server';
export { migrateDatabase } from './database/migrate';
export { openPool } from './database/connect';
export { loadDemo } from './demo/load-demo';
export { readEnv, type Env } from './env';
export type { AppContext } from './app-context';
export { budgetFeature } from './features/budget';
export { openLog } from './http/log';
export { exportWorkbook, importCatalogue } from './features/catalogue';
export { openStorage } from './storage/open-storage';
export { takeWorkersFrom } from './jobs/worker-program';
export { openServing, type Serving } from './serving';
export { startServer } from './start';
