// `npm start`: builds what is stale, then runs the server and starts it again when it ends by a fault.
import './require-install.mjs';
import path from 'node:path';

const { buildStale } = await import('./build-stale.mjs');
await buildStale();
const { parts, root } = await import('./parts.mjs');
const { supervise } = await import('./supervise.mjs');
process.exit(await supervise(path.join(root, parts.server.output, 'main.js')));
