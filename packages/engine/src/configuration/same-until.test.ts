import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sheetOf } from '../../test/feed';
import type { ModelSheet } from '../catalogue/sheet';
import { daysAfter } from '../delivery/days';
import { prepareModel } from './prepare-model';
import { sameUntil } from './same-until';

// Without rules, which no day changes.
const almar = sheetOf('2010')!;
const begin = '2026-03-01';
const days = 12;

/** dd/mm/yyyy, some days around those that are looked at. */
const date = fc.option(
  fc.integer({ min: -3, max: days + 2 }).map((at) => daysAfter(begin, at).split('-').reverse().join('/')),
  { freq: 1 },
);
const dates = fc.record({ since: date, until: date, expected: date, from: date, to: date });

const sheetWith = (
  changed: readonly { place: number; dates: { [key: string]: string | null } }[],
): ModelSheet => {
  const variations = almar.variations.map((each, at) => {
    const found = changed.find(({ place }) => place % almar.variations.length === at)?.dates;
    if (!found) return each;
    const { since = null, until = null, expected = null, from = null, to = null } = found;
    return { ...each, availability: { since, until, expected }, fromValidityDate: from, toValidityDate: to };
  });
  return { ...almar, rules: [], namedRules: [], variations };
};

/** All that a day makes of a sheet. */
function madeOn(sheet: ModelSheet, day: string): unknown {
  const made = prepareModel(sheet, day);
  if (!made.ok) return made.problems;
  const { attributes, height, bases } = made.value;
  return [attributes.map(({ codes, availability }) => [codes, availability]), height, bases];
}

it('a model is what it was up to the day that is said, whatever dates its values have', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ place: fc.nat(200), dates }), { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 0, max: days }),
      (changed, from) => {
        const sheet = sheetWith(changed);
        const today = daysAfter(begin, from);
        const last = sameUntil({ sheet, today });
        if (last !== null) expect(last >= today).toBe(true);
        for (let ahead = 1; ahead <= days + 4; ahead += 1) {
          const day = daysAfter(today, ahead);
          if (last !== null && day > last) break;
          expect(madeOn(sheet, day)).toEqual(madeOn(sheet, today));
        }
      },
    ),
    { numRuns: 40 },
  );
});

it('a sheet without dates ahead stays what it is', () => {
  expect(sameUntil({ sheet: almar, today: begin })).toBeNull();
});
