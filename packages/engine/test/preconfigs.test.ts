import { expect, it } from 'vitest';
import { cataloguesOf } from '../examples/demo-catalogue';
import { billOfSpace } from '../src/bom/bill-of-space';
import { formatMoney } from '../src/price/format-money';
import { problemText } from '../src/problem';
import { spaceOfPreconfig } from '../src/element/store/rebuild-space';
import type { CatalogId } from '../src/catalogue/catalog';
import { exampleDay, readFeed } from './feed';

interface Preconfig {
  readonly id: number;
  readonly subFamilyId: number;
  readonly catalogId: CatalogId;
}

const expected: Readonly<Record<number, readonly (string | number | null)[]>> = {
  9001: ['CREATION', 'REGULAR', '640,00\u00a0€', 3, 6],
  9002: ['CREATION', 'TOOLKIT', '690,00\u00a0€', 5, 4],
  9003: ['CREATION', 'TOOLKIT', '$945.00', 5, 6],
  9004: ['CREATION', 'COMPOSING_PENDANTS', '1.020,00\u00a0€', 4, 3],
  9005: ['CREATION', 'TOOLKIT', '1.505,00\u00a0€', 7, 6],
  9006: ['CREATION', 'REGULAR', '780,00\u00a0€', 1, 6],
  9007: ['CREATION', 'REGULAR', '$1,005.00', 1, 6],
  9008: ['CREATION', 'TOOLKIT', '$1,955.00', 7, 6],
  9010: ['CREATION', 'REGULAR', '1.345,00\u00a0€', 3, 6],
  9011: ['CREATION', 'TOOLKIT', '1.790,00\u00a0€', 9, 6],
  9012: ['CREATION', 'REGULAR', '$1,750.00', 3, 6],
  9013: ['CREATION', 'TOOLKIT', '$2,295.00', 9, 6],
  9020: ['CREATION', 'TOOLKIT', '1.560,00\u00a0€', 4, 4],
  9021: ['CREATION', 'TOOLKIT', '$1,880.00', 6, 6],
  9022: ['CREATION', 'TOOLKIT', '$1,100.00', 5, 6],
  9030: ['CREATION', 'TOOLKIT', '825,00\u00a0€', 4, 4],
  9031: ['CREATION', 'TOOLKIT', '1.340,00\u00a0€', 4, 4],
  9032: ['CREATION', 'TOOLKIT', '$1,235.00', 3, 6],
  9040: ['CREATION', 'TOOLKIT', '2.035,00\u00a0€', 11, 6],
  9041: ['CREATION', 'COMPOSING_PENDANTS', '900,00\u00a0€', 2, 6],
  9042: ['CREATION', 'TOOLKIT', '$2,585.00', 11, 6],
  9043: ['CREATION', 'COMPOSING_PENDANTS', '$1,260.00', 2, 6],
};

it.each(readFeed<Preconfig[]>('preconfigs.json'))(
  'the preconfigured product $id has a bill and a price',
  (preconfig) => {
    const { elements, parts } = cataloguesOf(preconfig.subFamilyId, preconfig.catalogId, exampleDay);
    const space = spaceOfPreconfig(preconfig, elements);
    if (!space.ok) return expect.fail(space.problems.map(problemText).join());
    const bill = billOfSpace(space.value, parts, {
      rateId: preconfig.catalogId === 16 ? 10 : 12,
      quantity: 1,
    });
    if (!bill.ok) return expect.fail(bill.problems.map(problemText).join());
    const { type, category, prices, delivery } = bill.value;
    const price = prices && formatMoney(prices.unitGross);
    expect([type, category.description, price, prices?.lines.length, delivery.leadTimeWeeks]).toEqual(
      expected[preconfig.id],
    );
  },
);
