import { describe, expect, it } from 'vitest';
import { blockingChoices, directRule } from './blocking-choices';
import { compileRules } from './compiled-rules';
import type { MaskRule, RuleModel } from './rule-model';

const depth = 7;

/** Seven attributes of three values; a rule is written as the value of each attribute that it names. */
const modelOf = (...rules: readonly Readonly<Record<number, number>>[]): RuleModel => ({
  attributes: Array.from({ length: depth }, (_, at) => ({ name: `a${at}`, usable: [true, true, true] })),
  rules: rules.map((rule): MaskRule =>
    Array.from({ length: depth }, (_, at) =>
      rule[at] === undefined ? null : [0, 1, 2].map((value) => value === rule[at]),
    ),
  ),
});
/** All choices but the last attribute's, value 1 each. */
const chosen = [1, 1, 1, 1, 1, 1, -1];

/** Expects the same blocking of value 1 of attribute 0 on a diagram and by search. */
function expectBlocking(model: RuleModel, by: readonly number[], rule: number): void {
  for (const rules of [compileRules(model), compileRules(model, 0)]) {
    expect(blockingChoices(rules, chosen, 0, 1)).toEqual({ by, rule });
  }
}

describe('the choices that block a value', () => {
  it('are those of the rule with the fewest, the first of several alike', () => {
    expectBlocking(modelOf({ 0: 1, 2: 1, 3: 1 }, { 0: 1, 4: 1 }, { 0: 1, 5: 1 }), [4], 1);
    expectBlocking(modelOf({ 0: 1, 2: 1, 3: 1 }, { 0: 1, 1: 1, 4: 1 }), [2, 3], 0);
    expectBlocking(
      modelOf({ 0: 1, 2: 2 }, { 0: 2, 2: 1 }, { 0: 1, 4: 1, 6: 1 }, { 0: 1, 5: 1, 3: 1 }),
      [3, 5],
      3,
    );
  });

  it('are none where one rule excludes the value alone, or rules together do', () => {
    expectBlocking(modelOf({ 0: 1, 2: 1 }, { 0: 1 }), [], 1);
    expectBlocking(modelOf({ 0: 1, 6: 0 }, { 0: 1, 6: 1 }, { 0: 1, 6: 2 }), [], -1);
  });

  it('are one that several rules exclude it with', () => {
    expectBlocking(
      modelOf({ 0: 1, 4: 1, 6: 0 }, { 0: 1, 4: 1, 6: 1 }, { 0: 1, 6: 2 }, { 0: 1, 2: 1, 3: 1 }),
      [4],
      -1,
    );
  });

  it('are the first two that several rules exclude it with, rather than three of one rule', () => {
    const together: readonly Readonly<Record<number, number>>[] = [
      { 0: 1, 2: 1, 6: 0 },
      { 0: 1, 4: 1, 6: 1 },
      { 0: 1, 6: 2 },
    ];
    expectBlocking(modelOf(...together), [2, 4], -1);
    expectBlocking(modelOf({ 0: 1, 1: 1, 2: 1, 5: 1 }, ...together), [2, 4], -1);
    expectBlocking(modelOf(...together, { 0: 1, 3: 1, 5: 1 }), [3, 5], 3);
  });

  it('are three where no two will do, the first of two such sets', () => {
    expectBlocking(modelOf({ 0: 1, 1: 1, 6: 0 }, { 0: 1, 3: 1, 6: 1 }, { 0: 1, 5: 1, 6: 2 }), [1, 3, 5], -1);
    expectBlocking(
      modelOf({ 0: 1, 2: 1, 6: 0 }, { 0: 1, 3: 1, 6: 1 }, { 0: 1, 5: 1, 6: 2 }, { 0: 1, 4: 1, 6: 2 }),
      [2, 3, 4],
      -1,
    );
  });

  it('come from a rule far down the list as well', () => {
    const many = Array.from({ length: 70 }, () => ({ 1: 2, 2: 2 }));
    const model = modelOf(...many.slice(0, 40), { 0: 1, 2: 1, 3: 1 }, ...many.slice(40), { 0: 1, 5: 1 });
    expectBlocking(model, [5], 71);
    expect(directRule(compileRules(model), [-1, -1, 1, 1, -1, -1, -1], 0, 1)).toBe(40);
    expect(directRule(compileRules(model), [1, -1, 1, -1, -1, -1, -1], 0, 1)).toBe(-1);
  });
});
