import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ProcessBrokeError } from '../../jobs/worker-process';
import { planReader } from './plan-process';

const folder = mkdtempSync(path.join(os.tmpdir(), 'lucerna-plan-'));
const file = path.join(folder, 'plan');
/** Larger than what is read in a moment. */
const large = path.join(folder, 'large');
beforeAll(async () => {
  const white = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'white' } }).png();
  await white(60, 40).toFile(file);
  await white(9000, 6000).toFile(large);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const enough = { limitMs: 60_000, maxMb: 800 };
const asked = (of: string) => ({ account: 'someone', file: of, kept: `${of}.kept`, isGone: () => false });
const unreadable = { ok: false, problems: [{ code: 'planUnreadable' }] };

const short = { limitMs: 1, maxMb: 800 };
const narrow = { limitMs: 60_000, maxMb: 20 };

// Memory is looked at from time to time: what is read in a moment is over before.
it.each([
  ['a small file that takes too long', { quick: short, slow: enough }, file, /^No answer within 1 ms$/],
  ['a large file that takes too long', { quick: enough, slow: short }, large, /^No answer within 1 ms$/],
  [
    'a file that takes too much memory',
    { quick: enough, slow: narrow },
    large,
    /^(More than 20 MB|The process ended)/,
  ],
])(
  '%s cannot be read, and that is logged',
  async (_what, limits, of, why) => {
    const warn = vi.fn();
    expect(await planReader(limits)({ warn }, asked(of))).toMatchObject(unreadable);
    expect(warn).toHaveBeenCalledTimes(1);
    const { err } = warn.mock.calls[0]![0] as { err: Error };
    expect(err).toBeInstanceOf(ProcessBrokeError);
    expect(err.message).toMatch(why);
  },
  30_000,
);

it('a file that is read within its limits is a plan', async () => {
  const log = { warn: vi.fn() };
  const read = planReader({ quick: enough, slow: enough });
  for (const [of, width] of [
    [file, 60],
    [large, 4096],
  ] as const) {
    expect(await read(log, asked(of))).toMatchObject({ ok: true, value: { kind: 'picture', width } });
  }
  expect(log.warn).not.toHaveBeenCalled();
}, 30_000);
