import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeJson } from './write-json';

const long = Array.from({ length: 2000 }, (_, at) => ({
  at,
  name: `“${at}”\n`,
  none: undefined,
  day: new Date(at),
}));
const values: Readonly<Record<string, unknown>> = {
  'a short answer': { id: 1, lines: [1, undefined, null], left: undefined },
  'a long list': long,
  'a list of what is no JSON': Array.from({ length: 60 }, (_, at) => (at % 2 ? undefined : () => at)),
  'long lists in a record': { lines: long, left: undefined, ids: long.map(({ name }) => name), total: NaN },
  'a long record in a record': {
    products: { byId: Object.fromEntries(long.map((each) => [each.name, each])) },
  },
  'a long list too deep': { a: { b: { c: { d: long } } } },
  'a day': new Date(0),
};

it.each(Object.entries(values))('%s is written as JSON.stringify writes it', async (_name, value) => {
  expect(await writeJson(value)).toBe(JSON.stringify(value));
});

it('any value is written as JSON.stringify writes it', async () => {
  const members = fc.array(fc.jsonValue(), { minLength: 40, maxLength: 70 });
  await fc.assert(
    fc.asyncProperty(
      fc.record({ a: members, b: fc.record({ c: members }), d: fc.jsonValue() }),
      async (value) => {
        expect(await writeJson(value)).toBe(JSON.stringify(value));
      },
    ),
    { numRuns: 30 },
  );
});

it('lets others in between the members of a long list, and writes a short answer at once', async () => {
  let steps = 0;
  const slices = () => () => {
    steps += 1;
    return Promise.resolve();
  };
  await writeJson({ products: { byId: Object.fromEntries(long.map((each) => [each.at, each])) } }, slices);
  expect(steps).toBeGreaterThanOrEqual(long.length);
  expect(writeJson({ lines: [1, 2] }, slices)).toBe('{"lines":[1,2]}');
});
