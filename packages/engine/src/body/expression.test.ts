import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readExpression } from './expression';

/** An expression as it is written, and what it comes to. */
interface Written {
  readonly text: string;
  readonly value: number;
}

const sizes: Readonly<Record<string, number>> = { length: 200, height: 60, neck: 9 };
const lookUp = (name: string) => sizes[name] ?? NaN;

const leaf: fc.Arbitrary<Written> = fc.oneof(
  fc.integer({ min: 0, max: 9999 }).map((n) => ({ text: String(n / 100), value: n / 100 })),
  fc.constantFrom(...Object.keys(sizes)).map((name) => ({ text: name, value: lookUp(name) })),
);

const written: fc.Arbitrary<Written> = fc.letrec<{ sum: Written; product: Written; factor: Written }>(
  (tie) => ({
    sum: fc.oneof(
      { maxDepth: 3 },
      tie('product'),
      fc.tuple(tie('product'), fc.constantFrom('+', '-'), tie('product')).map(([a, sign, b]) => ({
        text: `${a.text} ${sign} ${b.text}`,
        value: sign === '+' ? a.value + b.value : a.value - b.value,
      })),
    ),
    product: fc.oneof(
      { maxDepth: 3 },
      tie('factor'),
      fc
        .tuple(tie('factor'), tie('factor'))
        .map(([a, b]) => ({ text: `${a.text}*${b.text}`, value: a.value * b.value })),
    ),
    factor: fc.oneof(
      { maxDepth: 3 },
      leaf,
      tie('sum').map(({ text, value }) => ({ text: `(${text})`, value })),
      tie('factor').map(({ text, value }) => ({ text: `-${text}`, value: -value })),
      fc
        .tuple(tie('sum'), tie('sum'))
        .map(([a, b]) => ({ text: `max(${a.text}, ${b.text})`, value: Math.max(a.value, b.value) })),
    ),
  }),
).sum;

describe('an expression', () => {
  it('comes to what was written: signs before products before sums', () => {
    fc.assert(
      fc.property(written, ({ text, value }) => {
        fc.pre(text.length <= 200 && (text.match(/[\w.]+|[^\s\w.]/g) ?? []).length <= 60);
        fc.pre(/^(?!.*(?:[(-].*){12})/.test(text));
        expect(readExpression(text)(lookUp)).toBeCloseTo(value, 6);
      }),
    );
  });

  it.each([
    ['1 - 2 - 3', -4],
    ['12 / 2 / 3', 2],
    ['-length + 2 * height', -80],
    ['sqrt(length - height - neck * 15) + abs(-1)', Math.sqrt(5) + 1],
    ['cos(60) + sin(30)', 1],
    ['min(3, 2, 1)', 1],
  ])('%s is worked out', (text, value) => {
    expect(readExpression(text)(lookUp)).toBeCloseTo(value, 9);
  });

  it.each([
    ['', 'it ends too early'],
    ['length +', 'it ends too early'],
    ['length height', '“height” is one too many'],
    ['(length', '“)” is missing'],
    ['* 2', '“*” stands where a figure is expected'],
    ['2 ** 3', '“*” stands where a figure is expected'],
    ['length; height', '“; height” is not understood'],
    ['constructor.constructor', '“.construct” is not understood'],
    ['eval(1)', 'there is no function eval'],
    ['toString(1)', 'there is no function toString'],
    ['sqrt(1, 2)', 'sqrt takes 1 figures'],
    [`${'('.repeat(13)}1${')'.repeat(13)}`, 'it is nested more than 12 deep'],
    ['-'.repeat(14), 'it is nested more than 12 deep'],
    [Array(40).fill('1').join('+'), 'it has more than 60 parts'],
    ['1'.repeat(201), 'it is longer than 200 characters'],
  ])('that reads %j is refused in words', (text, reason) => {
    expect(() => readExpression(text)).toThrow(reason);
  });

  it('that divides by 0 or takes the root of less is refused where it is worked out', () => {
    expect(() => readExpression('1 / (length - 200)')(lookUp)).toThrow('it divides by 0');
    expect(() => readExpression('sqrt(neck - 10)')(lookUp)).toThrow('the root of a figure below 0');
  });

  it('never does anything but come to a figure or say why not, whatever it reads', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'ab1.0 +-*/(),sqrtminlength'), maxLength: 60 }),
        (text) => {
          let found: unknown;
          try {
            found = readExpression(text)(() => 2);
          } catch (error) {
            found = (error as { reason?: unknown }).reason;
          }
          expect(['number', 'string']).toContain(typeof found);
        },
      ),
    );
  });
});
