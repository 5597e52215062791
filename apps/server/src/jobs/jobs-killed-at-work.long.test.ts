import { expect, inject, it } from 'vitest';
import { killsAmongJobs } from '../../test/killed-jobs';

it('loses and doubles no document and no letter when the program is killed while it makes them', async () => {
  const { budgets, documents, letters, sent, left, struck } = await killsAmongJobs(
    inject('databaseServer'),
    2,
    'at work',
  );
  expect(struck).toBeGreaterThan(0);
  expect(budgets).toBeGreaterThan(0);
  expect(documents).toBe(budgets);
  expect(letters.filter((letter) => !sent.includes(letter))).toEqual([]);
  expect(sent).toHaveLength(new Set(sent).size);
  expect(left).toBe(0);
}, 300_000);
