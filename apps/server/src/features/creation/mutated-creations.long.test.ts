import { expect, it } from 'vitest';
import { readMutated } from '../../../test/mutated-creations';

const most = Number(process.env['LUCERNA_MUTATIONS'] ?? 200_000);
const seed = Number(process.env['LUCERNA_MUTATIONS_SEED'] ?? Date.now() % 1_000_000);

it(`reads ${most} mutated creations, drawings, counts, drafts and cookies, or refuses them, at once`, async () => {
  const began = performance.now();
  const { broken, ...counts } = await readMutated(most, seed, { picture: 10, file: 500 });
  const seconds = Math.round((performance.now() - began) / 1000);
  process.stdout.write(`${JSON.stringify(counts)} in ${seconds} s, seed ${seed}\n`);
  expect(broken.slice(0, 10)).toEqual([]);
  expect(counts.taken).toBeGreaterThan(most / 100);
  expect(Math.min(counts.bills, counts.pictures, counts.files)).toBeGreaterThan(most / 100_000 - 1);
}, 7_200_000);
