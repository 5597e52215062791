import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemText } from '../problem';
import {
  completeReference,
  composePriceReference,
  composeReference,
  composeReferenceBase,
} from './compose-reference';
import { creationCode, creationNumber, creationPrefix } from './creation-code';
import { choicesOf, parseReference } from './parse-reference';

const code = (length: number) =>
  fc
    .array(fc.constantFrom(...'0123456789ABCMZ'), { minLength: length, maxLength: length })
    .map((c) => c.join(''));
const digits = (length: number) =>
  fc.array(fc.constantFrom(...'0123456789'), { minLength: length, maxLength: length }).map((c) => c.join(''));

describe('a reference', () => {
  it('is read back as it was composed', () => {
    const configuration = fc.record({
      color: code(2),
      temperature: code(1),
      control: code(1),
      installation: digits(2),
      pendantHeight: fc.integer({ min: 0, max: 999 }),
    });
    fc.assert(
      fc.property(
        digits(4),
        fc.constantFrom(16 as const, 21 as const),
        configuration,
        (model, catalog, c) => {
          const text = composeReference(model, catalog, c);
          expect(text).toHaveLength(catalog === 21 ? 21 : 16);
          const parsed = parseReference(text);
          expect(parsed.ok && choicesOf(parsed.value)).toEqual(c);
          expect(parsed.ok && parsed.value).toMatchObject({
            model,
            catalog,
            level: 'complete',
            complete: true,
          });
          expect(parseReference(composeReferenceBase(model, catalog, c))).toMatchObject({
            value: { level: 'installation' },
          });
        },
      ),
    );
  });

  it.each(['201010/1Z_10_200', '201010.1Z_10_200', '201010_1Z_10_200'])(
    'reads the separator of %s',
    (text) => {
      expect(parseReference(text)).toMatchObject({
        ok: true,
        value: { temperature: '1', installation: '10' },
      });
    },
  );

  it.each([
    ...[
      '2010-1',
      '2010--10',
      '201010-1Z',
      '201010/1Z-10',
      '201010/1Z_1A',
      '201010/1Z_10_2000',
      '201010/1Z_10_20A',
    ],
    ...[
      '2010-10/1A_31_200-2us',
      '201010/1A_31_200-2US',
      '2010-10/1A_31_200_2US',
      ' 201010',
      '201010 ',
      '201010\n',
    ],
    ...['20101é', '２０１０10', '201010//Z', '2010-10/1', 'toString'],
  ])('is not %j', (text) => {
    const parsed = parseReference(text);
    expect(parsed.ok ? [] : parsed.problems.map(problemText)).toEqual([`'${text}' is not a valid reference`]);
  });

  it('is no other kind of value', () => {
    for (const value of [null, undefined, 201010, {}]) {
      expect(parseReference(value as string).ok).toBe(false);
    }
  });

  it.each([
    [
      '201010',
      { model: '2010', finish: '10', catalog: 16, level: 'color', complete: false },
      { color: '10' },
    ],
    [
      '2010-10/1A',
      {
        model: '2010',
        finish: '10',
        temperature: '1',
        control: 'A',
        catalog: 21,
        level: 'electrical',
        complete: false,
      },
      { color: '10', temperature: '1', control: 'A' },
    ],
    [
      '201010/1A_31',
      {
        ...{ model: '2010', finish: '10', temperature: '1', control: 'A', installation: '31' },
        ...{ catalog: 16, level: 'installation', complete: false },
      },
      { color: '10', temperature: '1', control: 'A', installation: '31' },
    ],
    [
      '2010-10/1A_31_000-2US',
      {
        ...{
          model: '2010',
          finish: '10',
          temperature: '1',
          control: 'A',
          installation: '31',
          pendantHeightCm: 0,
        },
        ...{ catalog: 21, level: 'complete', complete: true },
      },
      { color: '10', temperature: '1', control: 'A', installation: '31', pendantHeight: 0 },
    ],
  ])('has only the fields of its form: %s', (text, parts, choices) => {
    const parsed = parseReference(text);
    expect(parsed).toStrictEqual({ ok: true, value: parts });
    expect(parsed.ok && choicesOf(parsed.value)).toStrictEqual(choices);
  });

  it('writes zeros for what a model does not have', () => {
    expect([composeReference('2195', 16, {}), composeReference('2195', 21, { color: '10' })]).toEqual([
      '219500/00_00_000',
      '2195-10/00_00_000-2US',
    ]);
    expect([composePriceReference('2010', 16, '10'), composePriceReference('2010', 21, '10')]).toEqual([
      '201010',
      '2010-10',
    ]);
    expect([completeReference('201010/1Z_10', 16, 90), completeReference('201010/1Z_10', 16, null)]).toEqual([
      '201010/1Z_10_090',
      '201010/1Z_10_000',
    ]);
  });
});

describe('a creation code', () => {
  it('has a prefix and at least nine digits', () => {
    expect(creationCode(creationPrefix(), 42)).toEqual({ ok: true, value: 'CR000000042' });
    expect(creationCode(creationPrefix('2192'), 7)).toEqual({ ok: true, value: '2192LW000000007' });
    expect(creationCode('CR', 0)).toEqual({ ok: true, value: 'CR000000000' });
    expect(creationCode('CR', 12_345_678_901)).toEqual({ ok: true, value: 'CR12345678901' });
    for (const code of ['CR000000042', '2192LW000000042']) expect(creationNumber(code)).toBe(42);
    expect(creationNumber('CR12345678901')).toBe(12_345_678_901);
    for (const none of ['CR00042', '201010/1Z_10_200', '']) expect(creationNumber(none)).toBeNull();
    for (const counter of [-1, 1.5, Number.NaN]) {
      const refused = creationCode('CR', counter);
      expect(refused.ok ? [] : refused.problems.map(problemText)).toEqual([
        `Counter ${counter} is not a whole number from 0`,
      ]);
    }
  });
});
