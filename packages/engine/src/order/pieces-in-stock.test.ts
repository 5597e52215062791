import fc from 'fast-check';
import { expect, it } from 'vitest';
import { piecesInStock } from './pieces-in-stock';

const stock: Readonly<Record<string, number>> = { belt: 5, lamp: 9, feed: 0 };
const free = (reference: string) => stock[reference];

it('is as many products as the scarcest reference allows', () => {
  expect(piecesInStock([{ reference: 'belt', quantity: 1 }], free)).toBe(5);
  const both = [
    { reference: 'belt', quantity: 2 },
    { reference: 'lamp', quantity: 3 },
  ];
  expect(piecesInStock(both, free)).toBe(2);
  expect(piecesInStock([...both, { reference: 'feed', quantity: 1 }], free)).toBe(0);
});

it('is not known where of one reference nothing is told, and of nothing', () => {
  expect(
    piecesInStock(
      [
        { reference: 'belt', quantity: 1 },
        { reference: 'rod', quantity: 1 },
      ],
      free,
    ),
  ).toBeNull();
  expect(piecesInStock([], free)).toBeNull();
});

it('never takes more of a reference than there is, and one more would', () => {
  const part = fc.record({
    quantity: fc.integer({ min: 1, max: 20 }),
    free: fc.integer({ min: 0, max: 1000 }),
  });
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (parts) => {
      const references = parts.map(({ quantity }, at) => ({ reference: `R${at}`, quantity }));
      const told = new Map(parts.map((each, at) => [`R${at}`, each.free]));
      const pieces = piecesInStock(references, (reference) => told.get(reference))!;
      const allows = (count: number) => parts.every((each) => each.quantity * count <= each.free);
      expect([allows(pieces), allows(pieces + 1)]).toEqual([true, false]);
    }),
  );
});
