import fc from 'fast-check';

/** An edit not yet of anything: its numbers pick among what is there when its turn comes. */
export interface Wish {
  readonly act: number;
  readonly one: number;
  readonly other: number;
  readonly x: number;
  readonly z: number;
  readonly value: number;
}

/** Wishes with numbers up to these; places in tenths of a metre from the middle of the room. */
export function wishesUpTo(most: {
  readonly act: number;
  readonly which: number;
  readonly tenths: number;
  readonly value: number;
}): fc.Arbitrary<Wish> {
  const place = fc.integer({ min: -most.tenths, max: most.tenths }).map((tenths) => tenths / 10);
  return fc.record({
    act: fc.nat(most.act),
    one: fc.nat(most.which),
    other: fc.nat(most.which),
    x: place,
    z: place,
    value: fc.nat(most.value),
  });
}
