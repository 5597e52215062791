import { describe, expect, it } from 'vitest';
import { judge } from '../test/judge';
import { mutated } from '../test/mutate';
import { readPhotometry } from './index';

const files = Number(process.env['LUCERNA_SPOILT_FILES'] ?? 100_000);
const most = 50;

/** Milliseconds of the processor that reading a file takes, so that a busy machine is not taken for the file. */
function timeOf(file: Uint8Array): number {
  const began = process.cpuUsage();
  readPhotometry(file);
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

/** Where it was slow, the least of three: the first of its kind is also compiled, and memory may be swept meanwhile. */
function leastTimeOf(file: Uint8Array): number {
  const first = timeOf(file);
  return first < most / 2 ? first : Math.min(first, timeOf(file), timeOf(file));
}

describe(`${files} spoilt files`, () => {
  it('are read or refused, none throws or takes 50 ms', { timeout: 3_600_000 }, async () => {
    const count = { read: 0, refused: 0 };
    let slowest = 0;
    for (let seed = 0; seed < files; seed += 1) {
      // What a test leaves behind is freed between two turns of the event loop only.
      if (seed % 200 === 0) await new Promise((resolve) => setImmediate(resolve));
      const file = mutated(seed);
      slowest = Math.max(slowest, leastTimeOf(file));
      // Computing and writing is as long as reading is short; every tenth file is enough.
      if (seed % 10 === 0) count[judge(file, seed)] += 1;
    }
    process.stdout.write(`${files} files: ${JSON.stringify(count)} of a tenth, slowest ${slowest} ms\n`);
    expect(slowest).toBeLessThan(most);
    expect(count.read).toBeGreaterThan(files / 200);
    expect(count.refused).toBeGreaterThan(files / 34);
  });
});
