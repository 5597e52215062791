// One command for what a machine can say about the sources: types, lint, structure, licences, dead code, format, no maker's words.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const node = process.execPath;
const bin = (name) => path.join(root, 'node_modules', '.bin', name);

/**
 * Steps that run beside each other, the long ones first. The linter has read the types of all sources, so it checks them,
 * too, each file by the settings of its workspace: a compiler beside it would read everything again.
 */
const steps = [
  ['types and lint', bin('oxlint'), ['--type-check']],
  ['dead code', bin('knip'), ['--no-progress']],
  ['format', node, ['tools/format.mjs']],
  ['structure', node, ['tools/structure.mjs']],
  ['licences', node, ['tools/licences.mjs']],
  ['words of a maker', node, ['tools/maker-words.mjs']],
];
const atOnce = 2;
/** The checker of types, in Go, collects its garbage seldom: a quarter less of the processor, for some memory more. */
const env = { GOGC: '400', ...process.env };

/** Runs a program to its end and answers with its exit code and what it said. */
function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
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
