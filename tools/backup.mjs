// `npm run backup -- FOLDER`: writes database, files and secrets into a folder, while the product runs.
import './require-install.mjs';

const { buildStale } = await import('./build-stale.mjs');
await buildStale(['server']);
await import('../apps/server/dist/backup.js');
