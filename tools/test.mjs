// The tests of the project in one run; the last line counts them from the runner's own report. With `--long` those that
// take minutes (`*.long.test.ts`), otherwise all others.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const scratch = mkdtempSync(path.join(os.tmpdir(), 'lucerna-report-'));
const report = path.join(scratch, 'report.json');

const given = process.argv.slice(2);
const isLong = given.includes('--long');
const which = isLong ? ['--config', 'vitest.long.config.ts'] : ['--exclude', '**/*.long.test.ts'];

const run = (args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;

/** The journeys drive the built product, so what is stale is built first. */
const built = run(['tools/build.mjs']);

/** @returns {{ passed: number, failed: number, again: string[] }} `again` names what passed at a second try only. */
function count() {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const again = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => `${fullName}\n${failureMessages.join('\n')}`);
    const unloaded = testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    );
    return { passed: numPassedTests, failed: numFailedTests + unloaded.length, again };
  } catch {
    return { passed: 0, failed: 1, again: [] };
  }
}

const status =
  built === 0
    ? run([
        'node_modules/vitest/vitest.mjs',
        'run',
        ...which,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...given.filter((each) => each !== '--long'),
      ])
    : built;
const { passed, failed, again } = count();
for (const failure of again) console.log(`Passed at a second try only: ${failure}\n`);
rmSync(scratch, { recursive: true, force: true });
const unexplained = status !== 0 && failed === 0 ? 1 : 0;
console.log(`${passed} passed, ${failed + unexplained} failed`);
process.exit(status === 0 && failed === 0 && passed > 0 ? 0 : 1);
