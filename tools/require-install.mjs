// Says what is missing before anything else can fail in a stranger way.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const [major, minor] = process.versions.node.split('.').map(Number);

function stop(message) {
  console.error(message);
  process.exit(1);
}

if (major < 20 || (major === 20 && minor < 19)) {
  stop(`Lucerna needs Node 20.19 or newer; this is ${process.versions.node}.`);
}
if (!existsSync(path.join(root, 'node_modules', '.package-lock.json'))) {
  stop('The packages are not installed. Run: npm ci');
}
