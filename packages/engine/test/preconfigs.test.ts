import { expect, it } from 'vitest';
import { cataloguesOf } from '../examples/demo-catalogue';
import { billOfSpace, formatMoney, problemText, spaceOfPreconfig } from '../src/index';
import type { CatalogId } from '../src/index';
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
