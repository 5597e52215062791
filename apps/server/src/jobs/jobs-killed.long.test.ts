import { expect, inject, it } from 'vitest';
import { killsAmongJobs } from '../../test/killed-jobs';

const kills = Number(process.env['LUCERNA_KILLS'] ?? 20);

it(`loses and doubles nothing over ${kills} kills at random moments, and nothing stays stuck`, async () => {
  const { budgets, documents, letters, sent, left, struck, seconds, refused } = await killsAmongJobs(
    inject('databaseServer'),
    kills,
    'random',
  );
  process.stdout.write(
    `${kills} kills in ${seconds.kills} s, ${struck} of them among jobs at work; all of ${budgets} documents and ` +
      `${letters.length} letters ${seconds.rest} s later; ${documents} whole, ${sent.length} sent, ${left} left; refused ${JSON.stringify([...refused])}\n`,
  );
  expect(struck).toBeGreaterThan(kills / 10);
  expect(budgets).toBeGreaterThan(kills);
  expect(documents).toBe(budgets);
  expect(letters.filter((letter) => !sent.includes(letter))).toEqual([]);
  expect(sent).toHaveLength(new Set(sent).size);
  expect(left).toBe(0);
}, 3_600_000);
