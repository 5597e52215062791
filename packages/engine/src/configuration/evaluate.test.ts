import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deepFreeze, exampleDay, prepared, sheetOf } from '../../test/feed';
import { problemText } from '../problem';
import type { Choices } from './choices';
import { evaluate } from './evaluate';
import type { Option } from './option';
import { prepareModel, type PreparedModel } from './prepare-model';

const at = { rateId: 10, quantity: 1 };
const almar = prepared('2010');

/** Choices of some of a model's values, valid dates and availability apart. */
function someChoices(model: PreparedModel): fc.Arbitrary<Choices> {
  const coded = Object.fromEntries(
    model.attributes.map(({ name, codes }) => [
      name,
      fc.option(fc.constantFrom(...codes), { nil: undefined }),
    ]),
  );
  return fc.record({
    ...coded,
    pendantHeight: fc.option(fc.integer({ min: 30, max: 600 }), { nil: undefined }),
  });
}

function blockedOf(model: PreparedModel, choices: Choices): Option[] {
  return Object.values(evaluate(model, choices, at).options)
    .flat()
    .filter((option) => option.status === 'blocked');
}

describe('evaluating a model', () => {
  it('names the rule, the choices and the way out of a blocked value', () => {
    const { options, configuration, allowed } = evaluate(almar, { control: 'M', pendantHeight: 300 }, at);
    expect(allowed).toBe(true);
    expect(configuration).toEqual({
      color: '10',
      temperature: '1',
      control: 'M',
      installation: '18',
      pendantHeight: 300,
    });
    expect(options.installation?.find((option) => option.value === '10')).toMatchObject({
      status: 'blocked',
      blocked: {
        problems: [{ code: 'combination-incompatible' }],
        rules: [{ Dim: 'M', Instalacion1: '1', Instalacion2: '0' }],
        by: [{ attribute: 'control', value: 'M' }],
        repair: { control: 'Z', installation: '10', pendantHeight: 300 },
        changes: [{ attribute: 'control', from: 'M', to: 'Z' }],
      },
    });
  });

  it('never lets a default block: the base installation gives way to a chosen control', () => {
    expect(
      evaluate(almar, { control: 'M' }, at).options.control?.every((each) => each.status === 'possible'),
    ).toBe(true);
    expect(blockedOf(almar, {})).toEqual([]);
  });

  it('reports choices that contradict each other and still offers the ways out', () => {
    const evaluation = evaluate(almar, { control: 'M', installation: '10', color: '30' }, at);
    expect(evaluation).toMatchObject({ allowed: false, remaining: 0 });
    expect(evaluation.problems.map(problemText)).toEqual(['This combination is incompatible.']);
    expect(evaluation.problems[0]?.data).toEqual({
      attributes: ['control', 'installation'],
      values: ['M', '10'],
      rules: ['*/*/M/1/0'],
    });
    expect(evaluation.configuration.color).toBe('30');
    expect(evaluation.options.control?.find((each) => each.value === 'Z')?.status).toBe('possible');
    expect(evaluation.options.installation?.find((each) => each.value === '18')?.status).toBe('possible');
    expect(evaluation.options.control?.find((each) => each.value === 'M')).toMatchObject({
      status: 'blocked',
      chosen: true,
      blocked: { by: [{ attribute: 'installation', value: '10' }] },
    });
  });

  it('says which value a model does not offer', () => {
    const wrong = { color: 'zz', temperature: '' } as Choices;
    expect(evaluate(almar, wrong, at).problems.map(problemText)).toEqual([
      'color has no value zz',
      'temperature has no value ',
    ]);
    for (const value of [null, undefined]) {
      expect(evaluate(almar, { color: value } as unknown as Choices, at).allowed).toBe(true);
    }
    for (const value of [7, {}, ['10'], '__proto__']) {
      expect(evaluate(almar, { color: value } as unknown as Choices, at).allowed).toBe(false);
    }
  });

  it('accepts whole heights from min to max only, and takes the nearest of others', () => {
    const of = (pendantHeight: number) => evaluate(almar, { pendantHeight }, at);
    for (const height of [30, 200, 600])
      expect(of(height)).toMatchObject({ allowed: true, height: { value: height } });
    expect(of(29)).toMatchObject({ allowed: false, configuration: { pendantHeight: 30 } });
    expect(of(1e9)).toMatchObject({ allowed: false, configuration: { pendantHeight: 600 } });
    expect(of(0).problems.map(problemText)).toEqual(['Pendant height 0 is not between 30 and 600']);
    expect(of(120.5).problems.map(problemText)).toEqual([
      'Pendant height 120.5 is not a whole number of centimetres',
    ]);
    expect(of(Number.NaN)).toMatchObject({ allowed: false, configuration: { pendantHeight: 200 } });
    const wall = prepared('2015');
    expect(evaluate(wall, { pendantHeight: 0 }, at)).toMatchObject({ allowed: true, height: null });
    expect(evaluate(wall, { pendantHeight: 10 }, at).problems.map(problemText)).toEqual([
      'This model has no pendantHeight',
    ]);
  });

  it('raises the lead time for a height other than the standard only', () => {
    const weeks = (choices: Choices, quantity: number) =>
      evaluate(almar, choices, { rateId: 10, quantity }).leadTimeWeeks;
    expect([weeks({}, 1), weeks({ pendantHeight: 200 }, 1), weeks({ pendantHeight: 100 }, 1)]).toEqual([
      3, 3, 6,
    ]);
    expect([weeks({ pendantHeight: 380 }, 30), weeks({ pendantHeight: 380 }, 60)]).toEqual([7, 8]);
    expect(weeks({}, 0)).toBeNull();
  });

  it('has no price without a row for the rate, with a row of 0, or when prices are hidden', () => {
    const price = (change: object, rateId = 10) => {
      const result = prepareModel({ ...sheetOf('2010')!, ...change }, exampleDay);
      return result.ok ? evaluate(result.value, {}, { rateId, quantity: 1 }).price : undefined;
    };
    expect(price({})?.price.amount).toBe(15000);
    expect(price({}, 99)).toBeNull();
    expect(price({ pricesHidden: true })).toBeNull();
    expect(price({ prices: sheetOf('2010')!.prices.map((row) => ({ ...row, salePrice: 0 })) })).toBeNull();
  });

  it('reports a model of which no configuration is allowed', () => {
    const all = { Acabado: '*', Led: '1', Dim: '*', Instalacion1: '*', Instalacion2: '*' };
    const rules = ['1', '2', '4'].map((Led) => ({ ...all, Led }));
    const result = prepareModel({ ...sheetOf('2010')!, rules }, exampleDay);
    const evaluation = result.ok ? evaluate(result.value, {}, at) : null;
    expect(evaluation).toMatchObject({
      allowed: false,
      remaining: 0,
      price: null,
      reference: '201010/1Z_10_200',
    });
    expect(evaluation?.problems.map(problemText)).toEqual(['No configuration of model 2010 is allowed']);
    expect(evaluation?.options.temperature?.[0]?.blocked).toMatchObject({
      by: [],
      repair: null,
      rules: [rules[0]],
    });
  });

  it('gives the same whatever the order of the choices, and is plain data', () => {
    fc.assert(
      fc.property(someChoices(almar), (choices) => {
        const reversed = Object.fromEntries(Object.entries(choices).reverse());
        const text = JSON.stringify({ ...evaluate(almar, deepFreeze(choices), at), choices: null });
        expect(JSON.stringify({ ...evaluate(almar, reversed, at), choices: null })).toBe(text);
        expect(JSON.parse(text)).toEqual({ ...evaluate(prepared('2010'), choices, at), choices: null });
      }),
      { numRuns: 60 },
    );
  });

  it.each(['2010', '2052', '2140', '2192', '2250', '2440', '2590'])(
    'frees every blocked value of %s by its repair, and not with fewer choices',
    (model) => {
      const ready = prepared(model);
      fc.assert(
        fc.property(someChoices(ready), (choices) => {
          for (const { value, blocked, availability } of blockedOf(ready, choices)) {
            if (!availability.available) continue;
            const { repair, changes, by, rules } = blocked!;
            expect(rules.length).toBeGreaterThan(0);
            if (repair === null) continue;
            expect(Object.values(repair)).toContain(value);
            const repaired = evaluate(ready, repair, at);
            expect(repaired.problems.filter((each) => each.code === 'combination-incompatible')).toEqual([]);
            expect(changes.length).toBeGreaterThan(0);
            expect(changes.some((each) => by.some((one) => one.attribute === each.attribute))).toBe(true);
          }
        }),
        { numRuns: 60 },
      );
    },
  );
});
