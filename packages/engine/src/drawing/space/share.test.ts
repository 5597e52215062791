import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deepFreeze } from '../../../test/feed';
import { share } from './share';

const data = fc.letrec<{ value: unknown; item: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.integer({ min: 0, max: 3 }),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.array(tie('item'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'id'), tie('value'), { maxKeys: 3 }),
  ),
  item: fc.record({ id: fc.integer({ min: 0, max: 3 }), a: tie('value') }),
})).value;

it('shares what is equal and changes nothing', () => {
  fc.assert(
    fc.property(data, data, (before, after) => {
      expect(share(deepFreeze(before), deepFreeze(after))).toEqual(after);
      const copy: unknown = JSON.parse(JSON.stringify(before));
      expect(share(before, copy)).toEqual(copy);
    }),
    { numRuns: 1000 },
  );
  const before = {
    list: [
      { id: 1, at: [0] },
      { id: 2, at: [1] },
    ],
    rest: { a: 1 },
  };
  const after = share(before, {
    list: [
      { id: 2, at: [1] },
      { id: 1, at: [5] },
    ],
    rest: { a: 1 },
  });
  expect([after.list[0] === before.list[1], after.rest === before.rest]).toEqual([true, true]);
  expect(share(before, structuredClone(before))).toBe(before);
});
