import { describe, expect, it } from 'vitest';
import {
  billOf,
  catalogueOf,
  cluster,
  composition,
  element,
  nowhere,
  once,
  pendant,
  refusals,
  spaceOf,
  trio,
} from '../../test/bills';
import { sheetOf } from '../../test/feed';
import { prepareModel } from '../configuration/prepare-model';

describe('the bill of materials of a space', () => {
  it('of one article is that of the article', () => {
    const bill = billOf(spaceOf(composition({ clusters: [cluster('c', pendant('p'))] })), {
      rateId: 10,
      quantity: 3,
    });
    expect(bill).toMatchObject({
      type: 'REGULAR',
      prefixCode: null,
      category: { id: 1, description: 'REGULAR' },
      quantity: 3,
      totals: { lumens: 489, deliveredWatts: 6, consumedWatts: 6, netWeightKg: 0.9 },
      prices: { unitGross: { amount: 19500, currency: 'EUR' }, totalGross: { amount: 58500 } },
      unpriced: [],
      delivery: { leadTimeWeeks: 3, moq: 1, availability: { available: true } },
      references: [{ reference: '201010/1B_10_200', quantity: 1, moq: 1, leadTimeWeeks: 3 }],
    });
    expect(bill.compositions[0]?.accessories).toEqual([]);
    expect(bill.compositions[0]?.drivers).toEqual([]);
  });

  it('of several is a creation: equal articles merged, in the order of the first', () => {
    const bill = billOf(spaceOf(trio), { rateId: 10, quantity: 2 });
    expect(bill).toMatchObject({ type: 'CREATION', prefixCode: 'CR', category: { id: 1 }, quantity: 2 });
    const [made] = bill.compositions;
    expect(made?.articles.map((line) => [line.referenceCode, line.quantity, line.kind])).toEqual([
      ['201010/1B_10_120', 2, 'article'],
      ['201110/1B_10_380', 1, 'article'],
    ]);
    // 150 + 45 = 195, and 205 + 45 = 250 with 3 % for each of 1.8 m above the standard: 263.5, up to 265.
    expect(made?.articles.map((line) => line.prices?.unitGross.amount)).toEqual([19500, 26500]);
    expect(made?.articles.map((line) => line.prices?.totalGross.amount)).toEqual([39000, 26500]);
    expect(bill.prices).toMatchObject({
      unitGross: { amount: 65500, currency: 'EUR' },
      totalGross: { amount: 131000, currency: 'EUR' },
      shares: { base: 50500, fixed: 13500, height: 1350, rounding: 150 },
    });
    expect(bill.totals).toEqual({
      lumens: 489 * 2 + 846,
      deliveredWatts: 22,
      consumedWatts: 22,
      netWeightKg: 3.4,
    });
    expect([made?.totalLumensLed, made?.totalWatts, made?.subFamily, made?.familyId]).toEqual([
      1824, 22, 201, 20,
    ]);
    expect(bill.delivery).toEqual({ leadTimeWeeks: 6, moq: 1, availability: { available: true } });
  });

  it('has the code prefix of the model that a configurator names', () => {
    expect(billOf(spaceOf(trio), { ...once, creationModel: '2010' }).prefixCode).toBe('2010LW');
    const two = [cluster('c1', pendant('p1')), cluster('c2', pendant('p2'))];
    expect(billOf(spaceOf(composition({ clusters: two }))).type).toBe('CREATION');
  });

  it('tells how each light is put up and packed', () => {
    const [made] = billOf(spaceOf(trio)).compositions;
    expect(made?.assemblyData).toMatchObject({ installation: '10', pendantHeightCm: null });
    expect(made?.assemblyData.lights).toEqual([
      {
        elementId: 'p1',
        referenceCode: '201010/1B_10_120',
        canopy: 1,
        pendantHeightCm: 120,
        position: nowhere,
      },
      {
        elementId: 'p2',
        referenceCode: '201110/1B_10_380',
        canopy: 2,
        pendantHeightCm: 380,
        position: nowhere,
      },
      {
        elementId: 'p3',
        referenceCode: '201010/1B_10_120',
        canopy: 3,
        pendantHeightCm: 120,
        position: nowhere,
      },
    ]);
    expect(made?.packaging).toMatchObject({ boxes: 3, timing: 1, grossWeightKg: 5.16, volumeM3: 0.0819 });
    expect(made?.packaging.packages).toMatchObject([
      { referenceCode: '201010/1B_10_120', quantity: 2, netWeight: 0.9, boxes: 1 },
      { referenceCode: '201110/1B_10_380', quantity: 1, netWeight: 1.6, boxes: 1 },
    ]);
  });

  it('asks the lead time for as many pieces as the whole order has of an article', () => {
    const weeks = (quantity: number) =>
      billOf(
        spaceOf(composition({ clusters: [cluster('c1', pendant('p1')), cluster('c2', pendant('p2'))] })),
        { rateId: 10, quantity },
      ).delivery.leadTimeWeeks;
    expect([weeks(5), weeks(6)]).toEqual([3, 5]);
    const apart = spaceOf(
      ...['a', 'b'].map((id) => composition({ id, clusters: [cluster(id, pendant(id))] })),
    );
    expect(billOf(apart, { rateId: 10, quantity: 6 }).delivery.leadTimeWeeks).toBe(5);
    expect(billOf(apart).references).toMatchObject([{ reference: '201010/1B_10_200', quantity: 2 }]);
    expect(billOf(apart).compositions.map((each) => each.compositionNumber)).toEqual([1, 2]);
  });

  it('needs as many products as bring every reference to its minimum', () => {
    const custom = (id: string) => cluster(id, pendant(id, { color: '99' }));
    expect(billOf(spaceOf(composition({ clusters: [custom('a')] }))).delivery.moq).toBe(10);
    expect(
      billOf(spaceOf(composition({ clusters: [custom('a'), custom('b'), custom('c')] }))).delivery.moq,
    ).toBe(4);
  });
});

describe('complements', () => {
  const anchor = (id: string) =>
    element('complement', id, '2195', { color: '10', temperature: '0', control: '0', installation: '00' });

  it('beside lights are accessories and make a toolkit', () => {
    const bill = billOf(spaceOf(composition({ ...trio, complements: [anchor('x'), anchor('y')] })));
    expect(bill.category).toEqual({ id: 6, description: 'TOOLKIT' });
    const [made] = bill.compositions;
    expect(made?.accessories).toMatchObject([
      {
        kind: 'complement',
        referenceCode: '219510/00_00_000',
        accessoryCode: '219510/00_00',
        quantity: 2,
        pendantHeight: null,
      },
    ]);
    expect(made?.articles).toHaveLength(2);
    expect(bill.references.map((each) => each.quantity)).toEqual([2, 1, 2]);
    expect(
      made?.electricalGroups.map((each) => each.articles.map((one) => one.referenceCode)),
    ).not.toContainEqual(['219510/00_00_000']);
    expect(made?.totals.netWeightKg).toBe(3.8);
    expect(made?.packaging.boxes).toBe(5);
  });

  it('alone are the articles', () => {
    const bill = billOf(spaceOf(composition({ complements: [anchor('x')] })));
    expect(bill).toMatchObject({ type: 'REGULAR', category: { id: 1 }, delivery: { moq: 1 } });
    expect(bill.references).toMatchObject([{ quantity: 1, moq: 2, isPart: true }]);
    expect(bill.compositions[0]?.articles).toMatchObject([{ kind: 'article', accessoryCode: null }]);
    expect(bill.compositions[0]).toMatchObject({ accessories: [], electricalGroups: [] });
  });
});

describe('the category of a space', () => {
  const composing = (id: string, model: string) =>
    cluster(id, pendant(id, { control: 'A', pendantHeight: 150 }, model));

  it('is composing pendants when all of its lights compose', () => {
    const all = composition({ clusters: [composing('a', '2140'), composing('b', '2141')] });
    expect(billOf(spaceOf(all)).category).toEqual({ id: 7, description: 'COMPOSING_PENDANTS' });
    const mixed = composition({ clusters: [composing('a', '2140'), cluster('b', pendant('b'))] });
    expect(billOf(spaceOf(mixed)).category.id).toBe(1);
  });

  it('is toolkit when its compositions differ', () => {
    const one = composition({ clusters: [composing('a', '2140')] });
    const bill = billOf(spaceOf(one, composition({ id: 'other', clusters: [cluster('b', pendant('b'))] })));
    expect(bill.compositions.map((each) => each.category.id)).toEqual([7, 1]);
    expect(bill.category.id).toBe(6);
  });
});

describe('a space without price', () => {
  it('names what has none, and has no sum', () => {
    const space = spaceOf(composition({ ...trio, clusters: trio.clusters, controlBeforeRemote: null }));
    const bill = billOf(space, { rateId: 99, quantity: 1 });
    expect([bill.prices, bill.compositions[0]?.prices]).toEqual([null, null]);
    expect(bill.unpriced).toEqual(['201010/1B_10_120', '201110/1B_10_380']);
    expect(bill.compositions[0]?.articles.map((line) => line.isAvailablePrice)).toEqual([false, false]);
  });

  it('is none for a rate that the list of a part lacks, though its articles have one', () => {
    const clusters = [cluster('a', pendant('a', { control: 'M', installation: '31' }))];
    const bill = billOf(spaceOf(composition({ clusters, controlBeforeRemote: 'B' })), {
      rateId: 11,
      quantity: 1,
    });
    expect(bill.prices).toBeNull();
    expect(bill.unpriced).toEqual(['ACJB1', 'DR020B']);
    expect(bill.compositions[0]?.articles[0]?.prices?.unitGross.amount).toBe(15000);
    const noRow = billOf(
      spaceOf(composition({ clusters, controlBeforeRemote: 'B' })),
      once,
      catalogueOf(16, { driverArticles: [] }),
    );
    expect(noRow.compositions[0]?.drivers).toMatchObject([
      { name: 'DR020B', prices: null, isAvailablePrice: false },
    ]);
    expect(noRow.unpriced).toEqual(['DR020B']);
  });

  it('misses none when prices are hidden', () => {
    const result = prepareModel({ ...sheetOf('2010')!, pricesHidden: true }, '2026-11-21');
    const hidden = catalogueOf(16, { models: result.ok ? [result.value] : [] });
    const clusters = [cluster('a', pendant('a', { control: 'M', installation: '31' }))];
    const bill = billOf(spaceOf(composition({ clusters, controlBeforeRemote: 'B' })), once, hidden);
    expect(bill).toMatchObject({ prices: null, unpriced: [] });
    expect(bill.compositions[0]?.drivers[0]?.prices).toBeNull();
    expect(bill.compositions[0]?.accessories[0]?.prices).toBeNull();
  });
});

describe('a space that is no product', () => {
  const nothing = ['No articles found in this space'];

  it('has no articles', () => {
    expect(refusals(spaceOf())).toEqual(nothing);
    expect(refusals(spaceOf(composition(), composition({ clusters: [cluster('c')] })))).toEqual(nothing);
    for (const quantity of [0, -1, 1.5, Number.NaN]) {
      expect(refusals(spaceOf(trio), { rateId: 10, quantity })).toEqual(nothing);
    }
    const bill = billOf(spaceOf(composition({ id: 'empty' }), trio));
    expect(bill.compositions.map((each) => each.compositionNumber)).toEqual([1]);
  });

  it('has a model without article, or values that cannot be', () => {
    const clusters = [
      cluster('a', pendant('a', {}, '9999')),
      cluster('b', pendant('b', { color: 'zz', pendantHeight: 700 })),
      cluster('c', pendant('c', { control: 'M' })),
    ];
    expect(refusals(spaceOf(composition({ clusters })))).toEqual([
      'No article for this model was found',
      'Invalid attribute values: color zz, pendantHeight 700',
      'color has no value zz',
      'Pendant height 700 is not between 30 and 600',
      'Invalid attribute values: control M',
      'This combination is incompatible.',
    ]);
  });
});
