// One command for what a machine can say about the sources: types, lint, structure, licences, dead code, format.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const inFolders = (folder) => readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`);
const workspaces = [...inFolders('packages'), ...inFolders('apps'), 'e2e', 'bench', 'tools'].filter(
  (folder) => existsSync(path.join(root, folder, 'tsconfig.json')),
);
const node = process.execPath;
const bin = (name) => path.join(root, 'node_modules', '.bin', name);

const steps = [
  ...workspaces.map((folder) => [
    `types ${folder}`,
    node,
    ['node_modules/typescript-7/bin/tsc', '-p', folder],
  ]),
  ['lint', bin('eslint'), ['.', '--max-warnings', '0', '--concurrency', '2']],
  ['structure', node, ['tools/structure.mjs']],
  ['licences', node, ['tools/licences.mjs']],
  ['dead code', bin('knip'), ['--no-progress']],
  ['format', bin('prettier'), ['--check', '.', '--log-level', 'warn']],
];

let failed = 0;
for (const [name, command, args] of steps) {
  const started = performance.now();
  const run = spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const ok = run.status === 0;
  if (!ok) failed += 1;
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
  if (!ok) console.log((run.stdout + run.stderr).trim());
}
console.log(failed === 0 ? 'All checks pass.' : `${failed} of ${steps.length} checks fail.`);
process.exit(failed === 0 ? 0 : 1);
