import fc from 'fast-check';

/** What a hostile file holds where something else belongs. */
export const hostileValues: readonly unknown[] = [
  null,
  '',
  '\u0000',
  '\ud800',
  '__proto__',
  'x'.repeat(2000),
  -0,
  -1,
  0,
  0.5,
  1,
  1e3,
  1e9,
  1e15,
  1e16,
  -1e16,
  1e21,
  1e300,
  -1e300,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_VALUE,
  'NaN',
  '1e400',
  true,
  [],
  {},
  [[]],
  [null],
  { length: -1 },
  { toString: 1 },
  { x: 1e16, y: 0, z: -1e16 },
];

type Place = readonly (string | number)[];

/** Where something stands in a tree. */
function placesOf(tree: unknown, at: Place = []): Place[] {
  if (typeof tree !== 'object' || tree === null) return [at];
  return [at, ...Object.entries(tree).flatMap(([name, each]) => placesOf(each, [...at, name]))];
}

/** The tree with another value at a place, or without what is there. */
function replaced(tree: unknown, [name, ...rest]: Place, value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(tree)) {
    return tree.flatMap((each: unknown, at) => {
      if (at !== Number(name)) return [each];
      // Twice: ids and places repeat then.
      if (rest.length === 0 && value === hostileValues[0]) return [each, each];
      return [replaced(each, rest, value)];
    });
  }
  if (typeof tree !== 'object' || tree === null) return tree;
  const entries = Object.entries(tree).flatMap(([key, each]) => {
    if (key !== name) return [[key, each] as const];
    return rest.length === 0 && value === undefined ? [] : [[key, replaced(each, rest, value)] as const];
  });
  return Object.fromEntries(entries);
}

/** The tree with one to three of its parts spoilt, left out or doubled. */
export function spoiltOf(tree: unknown): fc.Arbitrary<unknown> {
  const places = placesOf(tree);
  const one = fc.tuple(
    fc.constantFrom(...places),
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(undefined, ...hostileValues) },
      { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
      { weight: 1, arbitrary: fc.integer({ min: -200, max: 5000 }) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
    ),
  );
  return fc
    .array(one, { minLength: 1, maxLength: 3 })
    .map((all) => all.reduce((spoilt, [place, value]) => replaced(spoilt, place, value), tree));
}
