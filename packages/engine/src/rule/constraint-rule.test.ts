import { describe, expect, it } from 'vitest';
import { problemText } from '../problem';
import { checkConstraintRules, constraintMasks } from './constraint-rule';
import type { ConstraintRule } from './constraint-rule';

const attributes = [
  { name: 'color', codes: ['10', '20', '30'] },
  { name: 'control', codes: ['A', 'Z'] },
  { name: 'installation', codes: ['31', '32'] },
] as const;
const reason = { es: 'why', en: 'why', de: 'why', it: 'why', fr: 'why', us: 'why' };
const named = { id: 'a', reason };
const wrong = (rule: unknown, names?: readonly string[]) =>
  checkConstraintRules([{ ...named, when: {} }, rule as ConstraintRule], names).map(problemText);

describe('the exclusions of a named rule', () => {
  it('are one for its conditions alone', () => {
    const when = { color: ['10', '30'], installation: ['32', '99'] };
    expect(constraintMasks({ ...named, when }, attributes)).toEqual([
      [[true, false, true], null, [false, true]],
    ]);
  });

  it('are one for each attribute that it requires, with all values but those required', () => {
    const rule = { ...named, when: { color: ['10'] }, require: { installation: ['31'], control: ['Z'] } };
    expect(constraintMasks(rule, attributes)).toEqual([
      [[true, false, false], [true, false], null],
      [[true, false, false], null, [false, true]],
    ]);
    expect(constraintMasks({ ...named, when: {}, require: { control: ['A'] } }, attributes)).toEqual([
      [null, [false, true], null],
    ]);
  });

  it('leave out what an attribute both must have and must be', () => {
    const rule = { ...named, when: { color: ['10', '20'] }, require: { color: ['20', '30'] } };
    expect(constraintMasks(rule, attributes)).toEqual([[[true, false, false], null, null]]);
  });

  it('are none without an attribute of the conditions, nor for a required one that is not there', () => {
    const when = { temperature: ['1'], color: ['10'] };
    expect(constraintMasks({ ...named, when }, attributes)).toEqual([]);
    expect(
      constraintMasks({ ...named, when: { color: ['10'] }, require: { temperature: ['1'] } }, attributes),
    ).toEqual([]);
  });
});

describe('named rules as they are written', () => {
  it('have an identity, a reason and values of known attributes', () => {
    expect(wrong({ ...named, when: { color: ['10'] }, require: { control: ['A', 'Z'] } })).toEqual([]);
    expect(wrong({ ...named, when: { socket: ['x'] } }, ['socket'])).toEqual([]);
    expect(checkConstraintRules([])).toEqual([]);
  });

  it('are refused with the field that is wrong and what it should be', () => {
    expect(wrong({ id: '', reason: { ...reason, fr: '' }, when: {} })).toEqual([
      'namedRules[1].id: a text expected',
      'namedRules[1].reason: a text in six languages expected',
    ]);
    for (const when of [null, undefined, 'color', ['10']]) {
      expect(wrong({ ...named, when })).toEqual(['namedRules[1].when: values by attribute expected']);
    }
    expect(wrong({ ...named, when: {}, require: null })).toEqual([
      'namedRules[1].require: values by attribute expected',
    ]);
    for (const codes of ['10', [], ['10', 20], null, { length: 1 }]) {
      expect(wrong({ ...named, when: { color: codes } })).toEqual([
        'namedRules[1].when.color: a list of values expected',
      ]);
    }
    expect(wrong({ ...named, when: { socket: ['x'] }, require: { color: 1 } })).toEqual([
      'namedRules[1].when.socket: color | temperature | control | installation expected',
      'namedRules[1].require.color: a list of values expected',
    ]);
  });
});
