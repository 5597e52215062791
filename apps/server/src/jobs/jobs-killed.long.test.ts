import { expect, inject, it } from 'vitest';
import { killsAmongJobs } from '../../test/killed-jobs';

const kills = 100;

it(`loses and doubles nothing over ${kills} kills at random moments, and nothing stays stuck`, async () => {
  const { budgets, documents, letters, sent, left, struck } = await killsAmongJobs(
    inject('databaseServer'),
    kills,
    'random',
  );
  expect(struck).toBeGreaterThan(kills / 10);
  expect(budgets).toBeGreaterThan(kills);
  expect(documents).toBe(budgets);
  expect(letters.filter((letter) => !sent.includes(letter))).toEqual([]);
  expect(sent).toHaveLength(new Set(sent).size);
  expect(left).toBe(0);
}, 3_600_000);
