import { describe, expect, it } from 'vitest';
import { exampleDay, models, prepared, sheetOf } from '../../test/feed';
import { languageCodes, type Localized } from '../language';
import { problemText } from '../problem';
import type { ConstraintRule } from '../catalogue/row/named-rule';
import { storeRules } from '../rule/stored-rules';
import { evaluate } from './evaluate';
import { prepareModel, type PreparedModel, type PrepareOptions } from './prepare-model';

const at = { rateId: 10, quantity: 1 };
const almar = sheetOf('2010')!;

function almarWith(options: PrepareOptions, change: object = {}): PreparedModel {
  const result = prepareModel({ ...almar, ...change }, exampleDay, options);
  return result.ok ? result.value : expect.fail(result.problems.map(problemText).join());
}

function optionOf(model: PreparedModel, name: 'color' | 'control', value: string, choices = {}) {
  return evaluate(model, choices, at).options[name]?.find((each) => each.value === value);
}

/** The same text in every language. */
const inAll = (text: string): Localized =>
  Object.fromEntries(languageCodes.map((code) => [code, text])) as Localized;

const noWarmCasambi: ConstraintRule = {
  id: 'R7',
  reason: inAll('The warmest light is not dimmed over the air'),
  when: { temperature: ['1'], control: ['C'] },
};

describe('named rules of the rules engine', () => {
  it('count, and say their reason', () => {
    const model = almarWith({}, { namedRules: [noWarmCasambi] });
    const option = optionOf(model, 'control', 'C', { temperature: '1' });
    expect(option).toMatchObject({
      status: 'blocked',
      blocked: {
        rules: [],
        failed: [{ id: 'R7' }],
        by: [{ attribute: 'temperature', value: '1' }],
        problems: [{ code: 'rule-failed' }],
        changes: [{ attribute: 'temperature', from: '1' }],
      },
    });
    expect(option?.blocked?.problems.map(problemText)).toEqual([
      'Rule failed: The warmest light is not dimmed over the air',
    ]);
    const both = evaluate(model, { temperature: '1', control: 'C' }, at);
    expect(both.allowed).toBe(false);
    expect(both.problems).toEqual([
      {
        code: 'rule-failed',
        data: {
          reason: noWarmCasambi.reason,
          rule: 'R7',
          attributes: ['temperature', 'control'],
          values: ['1', 'C'],
        },
      },
    ]);
  });

  it('are none on a sheet without them', () => {
    for (const change of [{}, { namedRules: [] }]) {
      const model = almarWith({}, change);
      expect(optionOf(model, 'control', 'C', { temperature: '1' })?.status).toBe('possible');
      expect(model.constraints).toEqual([]);
    }
  });

  it('require values of other attributes', () => {
    const rule = {
      id: 'R8',
      reason: inAll('Gold goes with warm light and push control only'),
      when: { color: ['70'] },
      require: { temperature: ['1'], control: ['Z'] },
    };
    const model = almarWith({}, { namedRules: [rule] });
    const evaluation = evaluate(model, { color: '70' }, at);
    const possible = (name: 'temperature' | 'control') =>
      evaluation.options[name]?.filter((each) => each.status === 'possible').map((each) => each.value);
    expect([possible('temperature'), possible('control')]).toEqual([['1'], ['Z']]);
    expect(evaluate(model, {}, at).remaining).toBeLessThan(evaluate(prepared('2010'), {}, at).remaining);
    expect(model.constraints).toHaveLength(2);
    const twice = evaluate(model, { color: '70', temperature: '2', control: 'C' }, at);
    expect(twice.problems.map((each) => each.code)).toEqual(['rule-failed']);
  });

  it('mean nothing for a model without an attribute they speak of', () => {
    const withoutControl = almar.variations.filter((each) => each.type !== 'control');
    const requires = { ...noWarmCasambi, when: { color: ['10'] }, require: { control: ['Z'] } };
    const namedRules = [noWarmCasambi, requires];
    expect(almarWith({}, { namedRules, variations: withoutControl }).constraints).toEqual([]);
  });

  it('that contradict each other are named when no configuration is left', () => {
    const rule = (id: string, value: string) => ({
      id,
      reason: inAll(id),
      when: { color: ['10'] },
      require: { control: [value] },
    });
    const others = almar.variations.filter((each) => each.type !== 'color' || each.modifier === '10');
    const model = almarWith(
      {},
      { namedRules: [rule('A', 'Z'), noWarmCasambi, rule('B', 'C')], variations: others },
    );
    expect(evaluate(model, {}, at).problems).toEqual([
      { code: 'configuration-none', data: { model: '2010', rules: ['A', 'B'] } },
    ]);
  });
});

describe('filterControlMforCP', () => {
  const composing = models.find(
    (each) => each.isComposingPendant && each.status.isActive && each.virtual === 0,
  )!;
  const controls = (model: string, filterControlMforCP: boolean) => {
    const result = prepareModel(sheetOf(model)!, exampleDay, { filterControlMforCP });
    const attribute = result.ok && result.value.attributes.find((each) => each.name === 'control');
    return attribute ? attribute.codes.filter((code) => code.startsWith('M')) : [];
  };

  it('drops controls that start with M from a composing pendant only', () => {
    expect(controls(composing.model, false)).toEqual(['M']);
    expect(controls(composing.model, true)).toEqual([]);
    expect(controls('2010', true)).toEqual(['M']);
  });
});

describe('stored rules of a sheet', () => {
  const stored = storeRules(prepared('2010').compiled);

  it('are loaded instead of compiled, with the same answers', () => {
    const loaded = almarWith({}, { storedRules: stored });
    expect(storeRules(loaded.compiled)).toBe(stored);
    expect(evaluate(loaded, { control: 'M' }, at)).toEqual(evaluate(prepared('2010'), { control: 'M' }, at));
  });

  it('of other rules, or broken, are left aside', () => {
    const other = storeRules(prepared('2140').compiled);
    for (const storedRules of [
      other,
      '',
      'broken',
      stored.slice(0, -4),
      `${stored.slice(0, 40)}A${stored.slice(41)}`,
    ]) {
      const model = almarWith({}, { storedRules });
      expect(evaluate(model, { control: 'M' }, at)).toEqual(evaluate(prepared('2010'), { control: 'M' }, at));
    }
  });
});

describe('a model whose diagram passes the node limit', () => {
  it('is answered by search with the same results, and says so', () => {
    const searched = almarWith({ nodeLimit: 3 });
    expect(searched.compiled.note).toBe(
      'The diagram would pass 3 nodes or the limit of work: answered by an exact search.',
    );
    expect(prepared('2010').compiled.note).toBeNull();
    for (const choices of [{}, { control: 'M' }, { control: 'M', installation: '10' }, { color: '99' }]) {
      expect(evaluate(searched, choices, at)).toEqual(evaluate(prepared('2010'), choices, at));
    }
  });
});
