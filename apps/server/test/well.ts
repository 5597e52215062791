import { expect } from 'vitest';
import type { Attacked, Bystander } from './attack';

/** Megabytes that the program and its helpers may have half a minute after an attack. */
const maxMegabytes = 450;

/**
 * Expects that the program is as it was: others were answered well and in a second each, it answers now, it has given its
 * memory back, and it has logged no error. Prints what was measured.
 */
export async function expectWell(
  program: Attacked,
  what: string,
  { failures, ...counts }: Bystander,
  more: object = {},
): Promise<void> {
  const rss = await program.below(maxMegabytes);
  process.stdout.write(`${what}: ${JSON.stringify({ ...more, bystander: counts, rss })}\n`);
  expect(failures).toEqual([]);
  expect(program.errors).toEqual([]);
  expect(counts.calls).toBeGreaterThan(0);
  expect(counts.slowestOwnMs).toBeLessThan(1000);
  expect(counts.healthMs).toBeLessThan(1000);
  expect(rss).toBeLessThan(maxMegabytes);
}
