import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExclusionRule } from '../catalogue/row/rule';
import { coveringRules, isAllWildcards, matchesValue } from '../rule/exclusion-rule';
import { reviewRules } from './review-rules';

const rule = (values: Partial<ExclusionRule>): ExclusionRule => ({
  ...{ Acabado: '*', Led: '*', Dim: '*', Instalacion1: '*', Instalacion2: '*' },
  ...values,
});
const offered = { color: ['10', '20'], control: ['A'], installation: ['31', '32'] };
const reason = { es: 'x', en: 'x', de: 'x', it: 'x', fr: 'x', us: 'x' };

describe('rules before anybody configures a model', () => {
  it('apply where every value that they name is offered', () => {
    const rules = [
      rule({ Acabado: '10', Instalacion1: '3' }),
      rule({ Acabado: '30' }),
      rule({ Instalacion1: '31', Instalacion2: '2' }),
      rule({ Led: '1' }),
      rule({}),
    ];
    const named = [
      { id: 'a', reason, when: { color: ['10'] }, require: { installation: ['31'] } },
      { id: 'b', reason, when: { color: ['30'] } },
      { id: 'c', reason, when: { control: ['A'] }, require: { color: ['10', '20'] } },
    ];
    const { applying, excludingAll, compiles } = reviewRules(offered, rules, named);
    expect([...applying]).toEqual([rules[0], named[0]]);
    expect([excludingAll, compiles]).toEqual([null, true]);
  });

  it('that leave nothing are named, those alone that do', () => {
    const named = [{ id: 'only gold', reason, when: { control: ['A'] }, require: { color: ['70'] } }];
    expect(reviewRules(offered, [rule({ Acabado: '20', Dim: 'A' })], named).excludingAll).toEqual([
      'only gold',
    ]);
    const both = [rule({ Acabado: '10' }), rule({ Instalacion1: '32' }), rule({ Acabado: '20' })];
    expect(reviewRules(offered, both).excludingAll).toEqual(['10/*/*/*/*', '20/*/*/*/*']);
  });
});

const code = (...values: string[]) => fc.constantFrom('*', ...values);
const someRules = fc.array(
  fc.record({
    Acabado: code('10', '20'),
    Led: code('1'),
    Dim: code('A', 'Z'),
    Instalacion1: code('3', '31', '32', '1'),
    Instalacion2: code('1', '2'),
  }),
  { maxLength: 8 },
);

describe('a rule that another one covers', () => {
  const combinations = ['10', '20', '30'].flatMap((color) =>
    ['1', '2'].flatMap((temperature) =>
      ['A', 'Z', 'M'].flatMap((control) =>
        ['31', '32', '10', '12', '40'].map((installation) => ({ color, temperature, control, installation })),
      ),
    ),
  );
  const excludes = (each: ExclusionRule, at: (typeof combinations)[number]): boolean =>
    !isAllWildcards(each) &&
    (['color', 'temperature', 'control', 'installation'] as const).every((name) =>
      matchesValue(each, name, at[name]),
    );

  it('excludes nothing that the other one does not, and of rules that are alike the first stays', () => {
    fc.assert(
      fc.property(someRules, (rules) => {
        coveringRules(rules).forEach((other, place) => {
          if (other === null) return;
          expect(other).not.toBe(place);
          const alone = combinations.filter(
            (at) => excludes(rules[place]!, at) && !excludes(rules[other]!, at),
          );
          expect(alone).toEqual([]);
        });
      }),
    );
    expect(coveringRules([rule({ Acabado: '10' }), rule({ Acabado: '10' }), rule({})])).toEqual([
      null,
      0,
      null,
    ]);
    expect(coveringRules([rule({ Instalacion1: '31' }), rule({ Instalacion1: '3' })])).toEqual([1, null]);
  });
});
