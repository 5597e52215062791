// `npm run restore -- FOLDER`: brings a backup into an empty database and storage.
import './require-install.mjs';

const { buildStale } = await import('./build-stale.mjs');
await buildStale(['server']);
await import('../apps/server/dist/restore.js');
