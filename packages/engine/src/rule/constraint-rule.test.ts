import { describe, expect, it } from 'vitest';
import { namedRuleRow } from '../catalogue/row/named-rule';
import { constraintMasks } from './constraint-rule';

const attributes = [
  { name: 'color', codes: ['10', '20', '30'] },
  { name: 'control', codes: ['A', 'Z'] },
  { name: 'installation', codes: ['31', '32'] },
] as const;
const reason = { es: 'why', en: 'why', de: 'why', it: 'why', fr: 'why', us: 'why' };
const named = { id: 'a', reason };

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
  const faultsOf = (rule: object): string[] =>
    namedRuleRow.safeParse({ ...named, when: {}, ...rule }).error?.issues.map(({ path }) => path.join('.')) ??
    [];

  it('have an identity, a reason and values of known attributes', () => {
    expect(faultsOf({ when: { color: ['10'] }, require: { control: ['A', 'Z'] } })).toEqual([]);
    expect(faultsOf({ when: {} })).toEqual(['when']);
  });

  it('are refused with the field that is wrong', () => {
    expect(faultsOf({ id: '', reason: { ...reason, fr: '' } })).toEqual(['id', 'reason.fr']);
    for (const when of [null, undefined, 'color', ['10']]) expect(faultsOf({ when })).toEqual(['when']);
    expect(faultsOf({ require: null })).toEqual(['require']);
    for (const codes of ['10', [], null, { length: 1 }])
      expect(faultsOf({ when: { color: codes } })).toEqual(['when.color']);
    expect(faultsOf({ when: { socket: ['x'] }, require: { color: ['10', 20] } })).toEqual([
      'when',
      'require.color.1',
    ]);
  });
});
