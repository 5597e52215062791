// `npm run import -- FOLDER`: brings a catalogue feed, or a feed of clients, into the database.
import './require-install.mjs';

const { buildStale } = await import('./build-stale.mjs');
await buildStale(['server']);
await import('../apps/server/dist/import.js');
