import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { supervise } from './supervise.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'lucerna-supervise-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const quick = { firstPauseMs: 10, longestPauseMs: 40, healthyMs: 60_000 };
let programs = 0;

/** Supervises a program whose start number `n`, from 0, does `acts[n]`; answers how it ended, what was said, and how often it was started. */
async function run(acts: readonly string[], settings = {}) {
  programs += 1;
  const file = path.join(folder, `program-${programs}.mjs`);
  const counter = path.join(folder, `starts-${programs}`);
  writeFileSync(counter, '');
  writeFileSync(
    file,
    `import { appendFileSync, readFileSync } from 'node:fs';
     const start = readFileSync(${JSON.stringify(counter)}).length;
     appendFileSync(${JSON.stringify(counter)}, '.');
     const ready = () => new Promise((resolve) => process.send('ready', resolve));
     const stay = () => setInterval(() => undefined, 1000);
     const acts = [${acts.map((act) => `async () => { ${act} }`).join(',')}];
     await (acts[start] ?? acts.at(-1))();`,
  );
  const said: string[] = [];
  const code = await supervise(file, { ...quick, say: (line: string) => said.push(line), ...settings });
  return { code, said, starts: readFileSync(counter).length };
}

it('starts a program again that a fault or a signal has ended', async () => {
  const { code, said, starts } = await run([
    'await ready(); process.exit(1)',
    `await ready(); process.kill(process.pid, 'SIGKILL'); stay()`,
    'process.exit(75)',
    'process.exit(0)',
  ]);
  expect({ code, starts }).toEqual({ code: 0, starts: 4 });
  expect(said).toEqual([
    'Lucerna ended with code 1. It is started again in 0.01 s.',
    'Lucerna was ended by SIGKILL. It is started again in 0.02 s.',
    'Lucerna ended with code 75. It is started again in 0.04 s.',
  ]);
});

it.each([75, 78])('does not start one again that says %i at its first start', async (status) => {
  expect(await run([`process.exit(${status})`])).toEqual({ code: status, said: [], starts: 1 });
});

it('gives up with words on one that never serves', async () => {
  const { code, said, starts } = await run(['process.exit(1)']);
  expect({ code, starts }).toEqual({ code: 1, starts: 3 });
  expect(said.at(-1)).toContain('3 times before it could serve');
});

it('passes a signal on, and ends as the program does', async () => {
  const stopping = run([
    `process.on('SIGTERM', () => process.exit(7)); await ready(); process.kill(process.ppid, 'SIGTERM'); stay()`,
  ]);
  const { code, starts } = await stopping;
  expect({ code, starts }).toEqual({ code: 7, starts: 1 });
});

it('ends one that does not stop in time', async () => {
  const act = `process.on('SIGTERM', () => undefined); await ready(); process.kill(process.ppid, 'SIGTERM'); stay()`;
  expect(await run([act], { patienceMs: 200 })).toMatchObject({ code: 1, starts: 1 });
});
