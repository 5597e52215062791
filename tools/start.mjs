// `npm start`: builds what is stale, then runs the server in this process.
import './require-install.mjs';

const { buildStale } = await import('./build-stale.mjs');
await buildStale();
await import('../apps/server/dist/main.js');
