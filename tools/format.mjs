// Whether all files are formatted, as `prettier --check .` says it in a thirtieth of its time: oxfmt goes through all of
// them, and Prettier, whose word counts, through those only that oxfmt would write otherwise.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
/** Fewer files than this mean that almost nothing was looked at. */
const fewestFiles = 1500;

function run(name, args) {
  const program = path.join(root, 'node_modules', '.bin', name);
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8' });
  // Some build servers ask for colours, and the paths of files are read out of what was said.
  return { status, stdout: stripVTControlCharacters(stdout), stderr: stripVTControlCharacters(stderr) };
}

/** What oxfmt says to all files, in the settings of Prettier. */
function lookThrough() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lucerna-format-'));
  const config = path.join(folder, 'oxfmt.json');
  const settings = JSON.parse(readFileSync(path.join(root, '.prettierrc.json'), 'utf8'));
  try {
    writeFileSync(config, JSON.stringify({ ...settings, sortPackageJson: false }));
    return run('oxfmt', ['--config', config, '--check', '.']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const { status, stdout, stderr } = lookThrough();
const files = Number(/ on (\d+) files/.exec(stdout)?.[1] ?? 0);
const differing = [...stdout.matchAll(/^(.+) \(\d+ms\)$/gm)].map(([, file]) => file);
if (files < fewestFiles || (status !== 0 && differing.length === 0)) {
  console.error(`${files} files were read; at least ${fewestFiles} were expected.\n${stdout}${stderr}`);
  process.exit(1);
}
const decided =
  differing.length === 0
    ? { status: 0, stderr: '' }
    : run('prettier', ['--check', ...differing, '--log-level', 'warn']);
console.log(`${files} files, ${differing.length} of them decided by Prettier.`);
if (decided.status !== 0) console.error(`${decided.stderr}Run: npm run format`);
process.exit(decided.status === 0 ? 0 : 1);
