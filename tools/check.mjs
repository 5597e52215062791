// One command for what a machine can say about the sources: types, lint, structure, licences, dead code, format.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const inFolders = (folder) => readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`);
/** They read the whole server, so they are checked in one pass (tsconfig.around-server.json). */
const aroundServer = ['packages/testkit', 'e2e', 'bench'];
const workspaces = [...inFolders('packages'), ...inFolders('apps'), 'tools'].filter(
  (folder) => !aroundServer.includes(folder) && existsSync(path.join(root, folder, 'tsconfig.json')),
);
const node = process.execPath;
const tsc = 'node_modules/typescript-7/bin/tsc';
const bin = (name) => path.join(root, 'node_modules', '.bin', name);

/** Steps that run beside each other, the long ones first. */
const steps = [
  ['lint', bin('oxlint'), []],
  [`types ${aroundServer.join(', ')}`, node, [tsc, '-p', 'tsconfig.around-server.json']],
  ...workspaces.map((folder) => [`types ${folder}`, node, [tsc, '-p', folder]]),
  ['dead code', bin('knip'), ['--no-progress']],
  ['format', bin('prettier'), ['--check', '.', '--log-level', 'warn']],
  ['structure', node, ['tools/structure.mjs']],
  ['licences', node, ['tools/licences.mjs']],
];
const atOnce = 2;

/** Runs a program to its end and answers with its exit code and what it said. */
function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    const listen = (text) => (said += text);
    child.stdout.setEncoding('utf8').on('data', listen);
    child.stderr.setEncoding('utf8').on('data', listen);
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, said }));
  });
}

let failed = 0;
const waiting = [...steps];
async function work() {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const [name, command, args] = step;
    const started = performance.now();
    const { status, said } = await run(command, args);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (status !== 0) failed += 1;
    console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
    if (status !== 0) console.log(said.trim());
  }
}
await Promise.all(Array.from({ length: atOnce }, work));
console.log(failed === 0 ? 'All checks pass.' : `${failed} of ${steps.length} checks fail.`);
process.exit(failed === 0 ? 0 : 1);
