// `npm run feed -- template FILE`, `npm run feed -- export FOLDER FILE`: a catalogue feed as a workbook.
import './require-install.mjs';

const { buildStale } = await import('./build-stale.mjs');
await buildStale(['server']);
await import('../apps/server/dist/feed.js');
