// As `npm start`, but every kill counts as the first: a hundred in a row would otherwise wait half a minute each.
import path from 'node:path';
import { parts, root } from '../../tools/parts.mjs';
import { supervise } from '../../tools/supervise.mjs';

const settings = { firstPauseMs: 100, healthyMs: 0 };
process.exit(await supervise(path.join(root, parts.server.output, 'main.js'), settings));
