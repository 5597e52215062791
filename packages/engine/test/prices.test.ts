import fc from 'fast-check';
import { describe, it } from 'vitest';
import { evaluate } from '../src/configuration/evaluate';
import type { CatalogId } from '../src/catalogue/catalog';
import type { Choices } from '../src/configuration/choices';
import type { Evaluation } from '../src/configuration/evaluation';
import type { PreparedModel } from '../src/configuration/prepare-model';
import type { Variation } from '../src/catalogue/row/variation';
import { variationCode } from '../src/catalogue/variation';
import { models, prepared } from './feed';

const rates: Readonly<Record<CatalogId, readonly number[]>> = { 16: [10, 11], 21: [12, 14] };

const catalogue = ([16, 21] as const).flatMap((catalogId) =>
  models
    .filter((each) => each.status.isActive && each.virtual !== 1)
    .map((each) => prepared(each.model, catalogId)),
);

/** Hundredths, ten-thousandths and so on as whole numbers, so that the oracle needs no decimals. */
const scaled = (value: number, places: number): bigint => BigInt(Math.round(value * 10 ** places));

/** The price in cents by whole numbers alone, written from the readings and not from the engine. */
function expectedCents(
  model: PreparedModel,
  { configuration }: Evaluation,
  rateId: number,
): number | undefined {
  const { sheet } = model;
  const row = sheet.prices.find(
    (each) => each.reference === model.article.priceReference && each.rateId === rateId,
  );
  if (!row) return undefined;
  const chosen = (each: Variation): boolean =>
    each.type !== 'pendantHeight' && configuration[each.type] === variationCode(each);
  const dollars = sheet.catalogId === 21 && rateId === 12;
  const perUnit = (each: Variation): number => (dollars ? each.priceIncrementDollars : each.priceIncrement);
  // Amounts in ten-thousandths of the currency, percentages in ten-thousandths of a percent.
  let base = scaled(row.salePrice, 4);
  let percent = 0n;
  for (const each of model.attributes.flatMap(({ variations }) => variations).filter(chosen)) {
    base += scaled(perUnit(each), 4);
    percent += scaled(each.priceIncrementPercent, 4);
  }
  const above = BigInt(Math.max(0, (configuration.pendantHeight ?? 0) - (model.height?.standard ?? 0)));
  const height = model.height?.variation;
  if (height && (rateId === 10 || rateId === 12)) percent += scaled(height.priceIncrementPercent, 2) * above;
  else if (height) base += scaled(perUnit(height), 2) * above;
  if (sheet.catalogId === 21 && percent > 200_000n) percent = 200_000n;
  const exact = base * (1_000_000n + percent);
  const five = 5n * 10_000n * 1_000_000n;
  const fives = exact > 0n ? (exact + five - 1n) / five : -(-exact / five);
  return Number(fives) * 500;
}

describe('the prices of the demo catalogue', () => {
  it('are those of whole-number arithmetic, and their parts add up, for 10,000 random configurations', () => {
    const place = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(
        place,
        fc.array(place, { minLength: 4, maxLength: 4 }),
        place,
        fc.boolean(),
        (at, places, cm, first) => {
          const model = catalogue[at % catalogue.length]!;
          const rateId = rates[model.sheet.catalogId][first ? 0 : 1]!;
          const codes = model.attributes.map(({ name, codes: all }, index) => [
            name,
            all[places[index]! % all.length],
          ]);
          const { height } = model;
          const pendantHeight = height ? height.min + (cm % (height.max - height.min + 1)) : undefined;
          const choices: Choices = {
            ...(Object.fromEntries(codes) as Choices),
            ...(height && { pendantHeight }),
          };
          const found = evaluate(model, choices, { rateId, quantity: 1 });
          const amount = found.price?.price.amount;
          const added = found.price?.steps.reduce((sum, step) => sum + step.amount, 0);
          return amount === expectedCents(model, found, rateId) && added === amount;
        },
      ),
      { numRuns: 10_000 },
    );
  }, 30_000);
});
