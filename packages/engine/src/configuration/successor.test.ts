import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exampleDay, models, sheetOf } from '../../test/feed';
import { evaluate } from './evaluate';
import { nearestProduct } from './nearest-product';
import { prepareModel } from './prepare-model';
import { nearestSuccessor } from './successor';

const rateId = 10;
const offered = models.flatMap(({ model }) => {
  const sheet = sheetOf(model);
  const made = sheet && prepareModel(sheet, exampleDay);
  return made?.ok ? [made.value] : [];
});
const value = <Value>(...values: readonly Value[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined });

it('the nearest successor changes as few values as any product of its models, and can be built', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...offered), { minLength: 1, maxLength: 6 }),
      fc.record({
        color: value('10', '20', '30', '99'),
        temperature: value('1', '2', '3', '9'),
        control: value('Z', 'A', 'B', 'Q'),
      }),
      (some, choices) => {
        const found = nearestSuccessor(some, choices, rateId);
        const all = some.map((model) => nearestProduct(model, choices, rateId));
        const fewest = Math.min(...all.map((each) => each?.changes.length ?? Infinity));
        expect(found?.changes.length ?? Infinity).toBe(fewest);
        if (!found) return;
        const first = all.findIndex((each) => each?.changes.length === fewest);
        expect(found.model).toBe(some[first]!.sheet.model.model);
        const built = evaluate(some[first]!, found.configuration, { rateId, quantity: 1 });
        expect([built.allowed, built.reference]).toEqual([true, found.reference]);
      },
    ),
    { numRuns: 60 },
  );
});

it('there is none where no model is left', () => {
  expect(nearestSuccessor([], { color: '10' }, rateId)).toBeNull();
});
