import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../price/money';
import { countedLines, type LineOption } from './counted-lines';
import { sharedMarks } from './shared-marks';
import { inSections, structureAdder, structureTotals } from './structure-totals';

const optional = (isChosen: boolean): LineOption => ({ kind: 'optional', isChosen });
const alternative = (alternativeTo: string, isChosen: boolean): LineOption => ({
  ...{ kind: 'alternative', alternativeTo, isChosen },
});
const counted = (lines: Readonly<Record<string, LineOption | null>>) =>
  countedLines(Object.entries(lines).map(([id, option]) => ({ id, option }))).map(({ id }) => id);

describe('what counts of a project', () => {
  it.each<[string, Readonly<Record<string, LineOption | null>>, string[]]>([
    ['every line', { a: null, b: null }, ['a', 'b']],
    ['an option that is chosen', { a: null, b: optional(false), c: optional(true) }, ['a', 'c']],
    ['the line while no alternative is chosen', { a: null, b: alternative('a', false) }, ['a']],
    ['the chosen alternative in its place', { a: null, b: alternative('a', true) }, ['b']],
    ['one alternative only', { b: alternative('a', true), a: null, c: alternative('a', true) }, ['b']],
    ['an alternative to an option', { a: optional(false), b: alternative('a', true) }, ['b']],
    [
      'an alternative to a line that is gone, as an option',
      { b: alternative('x', true), c: alternative('x', false) },
      ['b'],
    ],
    [
      'an alternative to an alternative, as an option',
      { a: null, b: alternative('a', false), c: alternative('b', true) },
      ['a', 'c'],
    ],
  ])('is %s', (_what, lines, ids) => {
    expect(counted(lines)).toEqual(ids);
  });

  const ids = ['a', 'b', 'c', 'd'] as const;
  const line = fc.record({
    option: fc.oneof(
      fc.constant(null),
      fc.boolean().map(optional),
      fc.tuple(fc.constantFrom(...ids), fc.boolean()).map(([to, isChosen]) => alternative(to, isChosen)),
    ),
    section: fc.constantFrom(null, 's', 't'),
    area: fc.constantFrom(null, 'x', 'y'),
    quantity: fc.integer({ min: 1, max: 500 }),
    unit: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
    watts: fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10),
  });
  const freeLine = fc.record({
    section: fc.constantFrom(null, 's', 'u'),
    quantity: fc.integer({ min: 1, max: 9 }),
    unitPrice: fc.option(fc.integer({ min: 0, max: 100_000 }).map((cents) => money(cents, 'USD'))),
  });

  it('adds up by section and by area to the project, as counted one by one', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 4, maxLength: 4 }),
        fc.array(freeLine, { maxLength: 4 }),
        (some, freeLines) => {
          const lines = some.map(({ unit, ...rest }, at) => {
            const unitGross = unit === null ? null : money(unit, 'USD');
            return { id: ids[at]!, ...rest, unitGross, lumens: 1, netWeightKg: 0.1 };
          });
          const totals = structureTotals(lines, freeLines, 'USD');
          // By the words of the trade, without the rule's own steps.
          const isAlternative = (id: string) => {
            const option = lines.find((each) => each.id === id)?.option;
            return option?.kind === 'alternative';
          };
          const counts = lines.filter(({ id, option }) => {
            const chosenInPlace = (base: string) =>
              lines.find(
                (each) =>
                  each.option?.kind === 'alternative' &&
                  each.option.alternativeTo === base &&
                  each.option.isChosen,
              )?.id;
            if (option?.kind === 'alternative' && !isAlternative(option.alternativeTo)) {
              return chosenInPlace(option.alternativeTo) === id;
            }
            const isOffered = option === null || option.isChosen;
            return isOffered && (option?.kind === 'alternative' || chosenInPlace(id) === undefined);
          });
          const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);
          const free = sum(freeLines.map(({ quantity, unitPrice }) => quantity * (unitPrice?.amount ?? 0)));
          const goods = sum(counts.map(({ quantity, unitGross }) => quantity * (unitGross?.amount ?? 0)));
          expect(totals.project.gross?.amount).toBe(goods + free);
          expect(totals.project.quantity).toBe(sum(counts.map(({ quantity }) => quantity)));
          const parts = [...totals.sections.values()];
          expect(sum(parts.map(({ gross }) => gross?.amount ?? 0))).toBe(goods + free);
          expect(sum(parts.map(({ unpriced }) => unpriced))).toBe(totals.project.unpriced);
          const areas = [...totals.areas.values()];
          expect(sum(areas.map(({ gross }) => gross?.amount ?? 0))).toBe(goods);
          expect(sum(areas.map(({ watts }) => watts))).toBeCloseTo(totals.project.watts, 6);
        },
      ),
    );
  });
});

describe('sums from which lines are taken and to which others come', () => {
  const line = fc.record({
    id: fc.uuid(),
    option: fc.constant(null),
    section: fc.constantFrom(null, 's', 't'),
    area: fc.constantFrom(null, 'x'),
    quantity: fc.integer({ min: 1, max: 100_000 }),
    unitGross: fc.option(fc.integer({ min: 1, max: 1_000_000 }).map((cents) => money(cents, 'USD'))),
    watts: fc.integer({ min: 0, max: 100_000 }).map((hundredths) => hundredths / 100),
    lumens: fc.double({ min: 0, max: 10_000, noNaN: true }),
    netWeightKg: fc.integer({ min: 0, max: 99_999 }).map((grams) => grams / 1000),
  });

  it('are those of the lines that are left', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), fc.array(line, { maxLength: 6 }), (gone, left) => {
        const adder = structureAdder('USD');
        for (const each of [...gone, ...left]) adder.add(each);
        for (const each of gone) adder.take(each);
        const found = adder.totals([]);
        const expected = structureTotals(left, [], 'USD');
        expect(adder.isExact()).toBe(true);
        expect(found.project).toEqual(expected.project);
        for (const [id, totals] of expected.sections) expect(found.sections.get(id)).toEqual(totals);
        for (const [id, totals] of found.sections)
          if (!expected.sections.has(id)) expect(totals.quantity).toBe(0);
      }),
    );
  });

  it('say where an amount on the way was too large to be taken out again', () => {
    const adder = structureAdder('USD');
    const dear = { id: 'a', option: null, section: null, area: null, quantity: 100_000, watts: 1, lumens: 1 };
    const unitGross = money(Number.MAX_SAFE_INTEGER, 'USD');
    adder.add({ ...dear, unitGross, netWeightKg: 1 });
    adder.take({ ...dear, unitGross, netWeightKg: 1 });
    expect(adder.isExact()).toBe(false);
  });
});

it('a project goes section after section, what is in none first', () => {
  const lines = [
    { id: 1, section: 't' },
    { id: 2, section: null },
    { id: 3, section: 's' },
    { id: 4, section: 't' },
    { id: 5, section: 'gone' },
  ];
  const order = inSections(lines, [{ id: 's' }, { id: 't' }]).map(({ id }) => id);
  expect(order).toEqual([2, 5, 3, 1, 4]);
  expect(inSections(lines, [])).toBe(lines);
});

it('a mark names one product wherever it stands, and an alternative bears that of its line', () => {
  const line = (id: string, mark: string, reference: string, alternativeTo: string | null = null) => ({
    ...{ id, mark, reference, alternativeTo },
  });
  expect(sharedMarks([line('a', 'A1', '2010'), line('b', 'A1', '2010'), line('c', '', '2011')]).size).toBe(0);
  expect(sharedMarks([line('a', 'A1', '2010'), line('b', 'A1', '2011', 'a')]).size).toBe(0);
  const shared = sharedMarks([line('a', 'A1', '2010'), line('b', 'a1', '2011'), line('c', 'B', '2011')]);
  expect([...shared]).toEqual([
    ['a', '2011'],
    ['b', '2010'],
  ]);
});
