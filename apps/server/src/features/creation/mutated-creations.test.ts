import { expect, it } from 'vitest';
import { readMutated } from '../../../test/mutated-creations';

it('reads mutated creations, drawings, counts, drafts and cookies, or refuses them, at once', async () => {
  const { broken, ...counts } = await readMutated(3000, 7, { picture: 5, file: 20 });
  expect(broken).toEqual([]);
  expect(counts.taken).toBeGreaterThan(60);
  expect(Math.min(counts.bills, counts.pictures, counts.files)).toBeGreaterThan(1);
});
