import { describe, expect, it } from 'vitest';
import { problemText } from '../problem';
import { driverSizes } from './driver-table';
import type { DriverTable } from '../catalogue/row/driver';
import { planElectricity, type DrivenLight } from './electrical-groups';

const sizes = (codes: Readonly<Record<number, string>>, control = 'B') =>
  Object.entries(codes).map(([luminaires, driver]) => ({
    luminaires: Number(luminaires),
    drivers: { [control]: driver },
  }));
const table: DriverTable = {
  '2010': { row: sizes({ 3: 'D3', 5: 'D5', 9: 'D9' }), usa: sizes({ 2: 'U2' }) },
  '2011': { row: sizes({ 2: 'D3' }) },
};
const light: DrivenLight = { referenceCode: 'a', model: '2010', control: 'B', quantity: 1, watts: 6 };
const plan = (lights: readonly Partial<DrivenLight>[], driverControl: string | null = null) =>
  planElectricity(
    table,
    'row',
    lights.map((each) => ({ ...light, ...each })),
    driverControl,
  );

describe('the driver table', () => {
  it('gives the sizes of a control largest first, without the broken and the empty', () => {
    const entries: DriverTable[string]['row'] = [
      { luminaires: 3, drivers: { B: 'D3', A: '' } },
      { luminaires: 9, drivers: { B: 'D9' } },
      { luminaires: 5, drivers: { A: 'A5' } },
      { luminaires: 0, drivers: { B: 'D0', A: 'A0' } },
      { luminaires: 2.5, drivers: { B: 'D2' } },
    ];
    expect([...driverSizes({ '1': { row: entries } }, '1', 'row', 'B')]).toEqual([
      [9, 'D9'],
      [3, 'D3'],
    ]);
    expect([...driverSizes({ '1': { row: entries } }, '1', 'row', 'A')]).toEqual([[5, 'A5']]);
    expect(driverSizes({ '1': { row: entries } }, '1', 'usa', 'B').size).toBe(0);
    expect(
      driverSizes({ '1': { row: [{ luminaires: 1, drivers: { M: 'X' } }] } }, '1', 'row', 'M').size,
    ).toBe(0);
    expect(driverSizes(table, 'toString', 'row', 'B').size).toBe(0);
    expect(driverSizes(table, '2010', 'row', 'toString').size).toBe(0);
  });
});

describe('the electrical groups of a composition', () => {
  it('share the fewest drivers, filled in the order of the lights', () => {
    const { groups, drivers, problems } = plan([
      { quantity: 4 },
      { referenceCode: 'b', quantity: 6, watts: 0.1 },
    ]);
    expect(groups).toEqual([
      {
        number: 1,
        control: 'B',
        driver: 'D5',
        supports: 5,
        articles: [
          { referenceCode: 'a', quantity: 4 },
          { referenceCode: 'b', quantity: 1 },
        ],
        watts: 24.1,
      },
      {
        number: 2,
        control: 'B',
        driver: 'D5',
        supports: 5,
        articles: [{ referenceCode: 'b', quantity: 5 }],
        watts: 0.5,
      },
    ]);
    expect([drivers, problems]).toEqual([[], []]);
  });

  it('have drivers of their own to order when the lights come without', () => {
    const { groups, drivers } = plan([{ control: 'M', quantity: 19 }], 'B');
    expect(groups.map((each) => [each.driver, each.control, each.watts])).toEqual([
      ['D9', 'B', 54],
      ['D5', 'B', 30],
      ['D5', 'B', 30],
    ]);
    expect(drivers).toEqual([
      { driver: 'D9', supports: 9, model: '2010', control: 'B', quantity: 1 },
      { driver: 'D5', supports: 5, model: '2010', control: 'B', quantity: 2 },
    ]);
  });

  it('do not mix models, controls, nor lights with and without driver', () => {
    const { groups, drivers } = plan(
      [{}, { model: '2011' }, { control: 'M' }, { model: '2011', control: 'M' }, { referenceCode: 'c' }],
      'B',
    );
    expect(
      groups.map(({ number, articles }) => [number, articles.map((each) => each.referenceCode)]),
    ).toEqual([
      [1, ['a', 'c']],
      [2, ['a']],
      [3, ['a']],
      [4, ['a']],
    ]);
    expect(drivers.map((each) => each.model)).toEqual(['2010', '2011']);
  });

  it('go on with the rest of a light that two drivers share', () => {
    const { groups } = plan([{ quantity: 10 }, { referenceCode: 'b', quantity: 9 }]);
    expect(groups.map((each) => each.articles)).toEqual([
      [{ referenceCode: 'a', quantity: 9 }],
      [
        { referenceCode: 'a', quantity: 1 },
        { referenceCode: 'b', quantity: 4 },
      ],
      [{ referenceCode: 'b', quantity: 5 }],
    ]);
    const thrice = plan([{ quantity: 20 }]).groups.map((each) => each.articles);
    expect(thrice).toEqual([
      [{ referenceCode: 'a', quantity: 9 }],
      [{ referenceCode: 'a', quantity: 9 }],
      [{ referenceCode: 'a', quantity: 2 }],
    ]);
  });

  it('count drivers by their size, in one line for each', () => {
    const { drivers } = plan([{ control: 'M', quantity: 29 }], 'B');
    expect(drivers.map((each) => [each.supports, each.quantity])).toEqual([
      [9, 3],
      [3, 1],
    ]);
    const two = plan([{ control: 'M', quantity: 28 }], 'B').drivers;
    expect(two.map((each) => [each.supports, each.quantity])).toEqual([
      [9, 2],
      [5, 2],
    ]);
  });

  it('are one without driver for lights whose driver is built in', () => {
    expect(plan([{ control: 'Z', quantity: 40 }]).groups).toEqual([
      {
        number: 1,
        control: 'Z',
        driver: null,
        supports: null,
        articles: [{ referenceCode: 'a', quantity: 40 }],
        watts: 240,
      },
    ]);
  });

  it('are none for what has no light, and for lights sold without driver', () => {
    const nothing = { groups: [], drivers: [], problems: [] };
    expect(plan([])).toEqual(nothing);
    expect(plan([{ control: '0' }, { watts: 0 }], 'B')).toEqual(nothing);
    expect(plan([{ control: 'M' }])).toEqual(nothing);
    expect(plan([{ control: 'M' }], 'M')).toEqual(nothing);
    expect(plan([{ control: 'M' }], '0')).toEqual(nothing);
  });

  it('say which model has no driver of the control that it needs', () => {
    const { groups, drivers, problems } = plan([{ control: 'M', model: '2011' }, { control: 'M' }], 'A');
    expect([groups, drivers]).toEqual([[], []]);
    expect(problems.map(problemText)).toEqual([
      'There is no driver table for model 2011 and control A',
      'There is no driver table for model 2010 and control A',
    ]);
    expect(
      planElectricity(table, 'usa', [{ ...light, quantity: 3 }], null).groups.map((each) => each.driver),
    ).toEqual(['U2', 'U2']);
  });
});
