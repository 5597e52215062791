// `npm run admin -- E-MAIL`: makes the account of an e-mail an administrator.
import './require-install.mjs';

const { buildStale } = await import('./build-stale.mjs');
await buildStale(['server']);
await import('../apps/server/dist/admin.js');
