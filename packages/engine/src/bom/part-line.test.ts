import { describe, expect, it } from 'vitest';
import {
  billOf,
  catalogueOf,
  cluster,
  composition,
  once,
  pendant,
  refusals,
  spaceOf,
  trio,
} from '../../test/bills';
import type { Cluster } from '../element/element';

describe('drivers', () => {
  const remote = { control: 'M', installation: '31' };
  const ten = Array.from({ length: 10 }, (_, at) => cluster(`c${at}`, pendant(`p${at}`, remote)));

  it('are ordered apart for lights without, of the control before they went remote, with a junction box each', () => {
    const bill = billOf(spaceOf(composition({ clusters: ten, controlBeforeRemote: 'B' })), {
      rateId: 10,
      quantity: 2,
    });
    const [made] = bill.compositions;
    expect(made?.drivers).toEqual([
      {
        kind: 'driver',
        accessoryCode: 'DR035B',
        name: 'constant current SELV',
        quantity: 2,
        isAvailablePrice: true,
        prices: {
          unitGross: { amount: 6000, currency: 'EUR' },
          totalGross: { amount: 12000, currency: 'EUR' },
          steps: [{ kind: 'base', amount: 6000, source: 'driver-articles DR035B EUR10' }],
        },
      },
    ]);
    expect(made?.accessories).toMatchObject([
      { kind: 'accessory', accessoryCode: 'ACJB1', quantity: 2, prices: { totalGross: { amount: 5000 } } },
    ]);
    expect(made?.electricalGroups.map((each) => [each.driver, each.watts])).toEqual([
      ['DR035B', 30],
      ['DR035B', 30],
    ]);
    expect(bill).toMatchObject({ category: { id: 6, description: 'TOOLKIT' } });
    // 150 - 15 without driver + 25 for the canopy = 160.
    expect(bill.prices?.unitGross.amount).toBe(16000 * 10 + 12000 + 5000);
    expect(bill.prices?.lines.map((line) => [line.code, line.quantity, line.total.amount])).toEqual([
      ['201010/1M_31_200', 10, 160000],
      ['ACJB1', 2, 5000],
      ['DR035B', 2, 12000],
    ]);
  });

  it('are none when nothing is known of a control, or the lights bring theirs', () => {
    const [sold] = billOf(spaceOf(composition({ clusters: ten }))).compositions;
    expect([sold?.drivers, sold?.electricalGroups, sold?.accessories]).toEqual([[], [], []]);
    const [own] = billOf(spaceOf(trio)).compositions;
    expect(own?.electricalGroups.map((each) => each.driver)).toEqual(['DR020B', 'DR035B']);
    expect(own?.drivers).toEqual([]);
  });

  it('of equal code are one line, whatever the model', () => {
    const clusters = [
      cluster('c1', ...[pendant('p1', remote)]),
      ...Array.from({ length: 4 }, (_, at) => cluster(`d${at}`, pendant(`q${at}`, remote))),
      cluster('c2', pendant('p2', remote, '2011')),
    ];
    const [made] = billOf(spaceOf(composition({ clusters, controlBeforeRemote: 'B' }))).compositions;
    expect(made?.drivers.map((line) => [line.accessoryCode, line.quantity])).toEqual([['DR035B', 2]]);
  });

  it('that do not exist stand against the whole', () => {
    const space = spaceOf(composition({ clusters: ten, controlBeforeRemote: 'H' }));
    expect(refusals(space)).toEqual(['There is no driver table for model 2010 and control H']);
  });

  it('are smaller in the USA, and in dollars', () => {
    const space = spaceOf(composition({ clusters: ten, controlBeforeRemote: 'A' }));
    const bill = billOf(space, { rateId: 12, quantity: 1 }, catalogueOf(21));
    expect(bill.compositions[0]?.drivers).toMatchObject([
      { accessoryCode: 'DU060A', quantity: 1, prices: { unitGross: { amount: 9000, currency: 'USD' } } },
      { accessoryCode: 'DU025A', quantity: 1, prices: { unitGross: { amount: 6000, currency: 'USD' } } },
    ]);
    expect(bill.prices?.unitGross.currency).toBe('USD');
  });
});

describe('canopies', () => {
  const free = (count: number) =>
    cluster('c', ...Array.from({ length: count }, (_, at) => pendant(`p${at}`, { installation: '18' })));
  const parts = (...clusters: Cluster[]) =>
    billOf(spaceOf(composition({ clusters }))).compositions[0]?.accessories.map((line) => [
      line.accessoryCode,
      line.quantity,
    ]);

  it('come with the article of a light that has its own', () => {
    expect(parts(free(1))).toEqual([]);
    expect(parts(cluster('a', pendant('a')), cluster('b', pendant('b')))).toEqual([]);
  });

  it('that lights share are ordered with a hook for each light', () => {
    expect(parts(free(2))).toEqual([
      ['AC10R', 1],
      ['AC18H', 2],
    ]);
    expect(parts(free(9), free(10))).toEqual([
      ['AC10R', 3],
      ['AC18H', 19],
    ]);
  });

  it('are left out where a subfamily has no such accessory, and hold any number where nothing is known', () => {
    const space = spaceOf(composition({ clusters: [free(12)] }));
    const none = billOf(space, once, catalogueOf(16, { accessories: {} }));
    expect(none.compositions[0]?.accessories).toEqual([]);
    const unknown = billOf(space, once, catalogueOf(16, { canopies: [] }));
    expect(unknown.compositions[0]?.accessories).toMatchObject([{ quantity: 1 }, { quantity: 12 }]);
  });
});
