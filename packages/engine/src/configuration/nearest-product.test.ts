import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prepared } from '../../test/feed';
import type { Choices } from './choices';
import { evaluate } from './evaluate';
import { nearestProduct } from './nearest-product';
import type { PreparedModel } from './prepare-model';

const rateId = 10;
const coded = ['color', 'temperature', 'control', 'installation'] as const;
const codesOf = (model: PreparedModel, name: string) =>
  model.attributes.find((attribute) => attribute.name === name)?.codes ?? [];

/** Every product of a model that can be built, heights apart, one after the other. */
function productsOf(model: PreparedModel): readonly Choices[] {
  let all: Choices[] = [{}];
  for (const name of coded) {
    const codes = codesOf(model, name);
    if (codes.length > 0) all = all.flatMap((some) => codes.map((code) => ({ ...some, [name]: code })));
  }
  return all.filter((choices) => evaluate(model, choices, { rateId, quantity: 1 }).allowed);
}

/** How many of the values that were said a product has. */
const kept = (said: Choices, product: Choices) =>
  coded.filter((name) => said[name] !== undefined && product[name] === said[name]).length;

describe.each(['2010', '2015'])('the product of model %s nearest to what was said', (number) => {
  const model = prepared(number);
  const products = productsOf(model);
  const references = new Set(
    products.map((choices) => JSON.stringify(coded.map((name) => choices[name] ?? null))),
  );
  // Codes of the model, and one that it has not.
  const said = fc.record(
    Object.fromEntries(coded.map((name) => [name, fc.constantFrom(...codesOf(model, name), 'X')])),
    { requiredKeys: [] },
  ) as fc.Arbitrary<Choices>;

  it('can be built, and none that can be built keeps more of it', () => {
    expect(products.length).toBeGreaterThan(1);
    fc.assert(
      fc.property(said, (choices) => {
        const nearest = nearestProduct(model, choices, rateId)!;
        const { configuration } = nearest;
        expect(references).toContain(JSON.stringify(coded.map((name) => configuration[name] ?? null)));
        const most = Math.max(...products.map((product) => kept(choices, product)));
        expect(kept(choices, configuration)).toBe(most);
      }),
      { numRuns: 60 },
    );
  });

  it('says what is another value than was said', () => {
    fc.assert(
      fc.property(said, (choices) => {
        const { configuration, changes } = nearestProduct(model, choices, rateId)!;
        for (const name of coded) {
          const { [name]: is } = configuration;
          const change = changes.find(({ attribute }) => attribute === name);
          if (choices[name] === is) expect(change).toBeUndefined();
          else if (choices[name] !== undefined)
            expect(change).toMatchObject({ from: choices[name], to: is ?? null });
        }
      }),
      { numRuns: 60 },
    );
  });
});
