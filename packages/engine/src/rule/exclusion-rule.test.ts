import { describe, expect, it } from 'vitest';
import { rejectingRule } from '../../test/rejecting-rule';
import type { ExclusionRule } from '../catalogue/row/rule';
import { incompatible, isAllWildcards, isOpen, matchesValue, ruleText } from './exclusion-rule';

const any: ExclusionRule = { Acabado: '*', Led: '*', Dim: '*', Instalacion1: '*', Instalacion2: '*' };
const rule = (fields: Partial<ExclusionRule>): ExclusionRule => ({ ...any, ...fields });
const names = ['Acabado', 'Led', 'Dim', 'Instalacion1', 'Instalacion2'] as const;

describe('an exclusion rule', () => {
  it('of wildcards only rejects nothing, and an empty field is a wildcard', () => {
    expect(incompatible).toBe('This combination is incompatible.');
    expect(isAllWildcards(any)).toBe(true);
    const empty = { Acabado: '', Led: null, Instalacion2: undefined } as unknown as ExclusionRule;
    expect(isAllWildcards(empty)).toBe(true);
    expect(ruleText(empty)).toBe('*/*/*/*/*');
    for (const name of names) expect(isAllWildcards(rule({ [name]: '1' }))).toBe(false);
    const selection = { color: '10', temperature: '1', control: 'Z', installation: '10' };
    expect(rejectingRule([any, empty], selection)).toBeNull();
    expect(rejectingRule([], selection)).toBeNull();
  });

  it('leaves the attributes open whose fields are wildcards', () => {
    const open = (fields: Partial<ExclusionRule>) =>
      (['color', 'temperature', 'control', 'installation'] as const).filter((name) =>
        isOpen(rule(fields), name),
      );
    expect(open({})).toEqual(['color', 'temperature', 'control', 'installation']);
    expect(open({ Acabado: '10' })).toEqual(['temperature', 'control', 'installation']);
    expect(open({ Led: '1' })).toEqual(['color', 'control', 'installation']);
    expect(open({ Dim: 'Z' })).toEqual(['color', 'temperature', 'installation']);
    expect(open({ Instalacion1: '1' })).toEqual(['color', 'temperature', 'control']);
    expect(open({ Instalacion2: '0' })).toEqual(['color', 'temperature', 'control']);
  });

  it('matches the value of its field, and a missing value only where it is open', () => {
    for (const [field, name] of [
      ['Acabado', 'color'],
      ['Led', 'temperature'],
      ['Dim', 'control'],
    ] as const) {
      const one = rule({ [field]: '3' });
      expect([matchesValue(one, name, '3'), matchesValue(one, name, '4')]).toEqual([true, false]);
      expect([matchesValue(one, name, null), matchesValue(one, name, undefined)]).toEqual([false, false]);
      expect([matchesValue(any, name, null), matchesValue(any, name, '3')]).toEqual([true, true]);
    }
    expect(matchesValue(any, 'installation', null)).toBe(true);
    expect(matchesValue(rule({ Instalacion1: '3' }), 'installation', null)).toBe(false);
  });

  it('matches an installation by its first character, its second, both or the whole code', () => {
    const matched = (Instalacion1: string, Instalacion2: string) =>
      ['10', '31', '32', '41', '3'].filter((code) =>
        matchesValue(rule({ Instalacion1, Instalacion2 }), 'installation', code),
      );
    expect(matched('3', '*')).toEqual(['31', '32', '3']);
    expect(matched('*', '1')).toEqual(['31', '41']);
    expect(matched('3', '1')).toEqual(['31']);
    expect(matched('31', '*')).toEqual(['31']);
    expect(matched('31', '1')).toEqual(['31']);
    expect(matched('31', '2')).toEqual([]);
    expect(matched('13', '*')).toEqual([]);
  });

  it('rejects a selection of which it matches every attribute; the first of several is told', () => {
    const rules = [
      any,
      rule({ Acabado: '10', Led: '1' }),
      rule({ Dim: 'Z', Instalacion1: '3' }),
      rule({ Acabado: '10' }),
    ];
    const found = (color: string | null, temperature: string, control: string, installation: string) => {
      const rejecting = rejectingRule(rules, { color, temperature, control, installation });
      return rejecting && ruleText(rejecting);
    };
    expect(found('10', '1', 'Z', '31')).toBe('10/1/*/*/*');
    expect(found('10', '2', 'Z', '31')).toBe('*/*/Z/3/*');
    expect(found('10', '2', 'Z', '10')).toBe('10/*/*/*/*');
    expect(found('20', '1', 'Z', '10')).toBeNull();
    expect(found(null, '1', 'A', '31')).toBeNull();
    expect(ruleText(rule({ Acabado: 'a', Led: 'b', Dim: 'c', Instalacion1: 'd', Instalacion2: 'e' }))).toBe(
      'a/b/c/d/e',
    );
  });
});
