import { describe, expect, it } from 'vitest';
import { compileRules } from './compiled-rules';
import { conflictingRules } from './conflicting-rules';
import type { MaskRule, RuleModel } from './rule-model';
import { createSolver, solve } from './search/solver';

/** A switch of two values, and attributes that must all differ while it has the second one, after 20 rules aside. */
function crowd(attributes: number, values: number): RuleModel {
  const only = (value: number) => Array.from({ length: values }, (_, each) => each === value);
  const rules: MaskRule[] = [];
  for (let a = 0; a < attributes; a += 1) {
    for (let b = a + 1; b < attributes; b += 1) {
      for (let value = 0; value < values; value += 1) {
        rules.push([
          [false, true],
          ...Array.from({ length: attributes }, (_, at) => (at === a || at === b ? only(value) : null)),
        ]);
      }
    }
  }
  const aside: MaskRule = [[true, false], only(0), ...new Array<null>(attributes - 1).fill(null)];
  return {
    attributes: [
      { name: 'switch', usable: [true, true] },
      ...Array.from({ length: attributes }, (_, at) => ({
        name: `a${at}`,
        usable: new Array<boolean>(values).fill(true),
      })),
    ],
    rules: [...Array.from({ length: 20 }, () => aside), ...rules],
  };
}

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

describe('the rules behind a conflict', () => {
  it('are all that make four attributes differ, where there are three values', () => {
    const rules = compileRules(crowd(4, 3), 0);
    expect(conflictingRules(rules, [1, -1, -1, -1, -1])).toEqual(numbers(20, 38));
    expect(conflictingRules(rules, [0, -1, -1, -1, -1])).toEqual([]);
    expect(conflictingRules(rules, [0, 0, -1, -1, -1])).toEqual([0]);
    expect(conflictingRules(rules, [1, 2, -1, 2, -1])).toEqual([25]);
  });

  it('are one that excludes the values alone, even after others that do so together', () => {
    const model = crowd(3, 2);
    const rules = compileRules({ ...model, rules: [...model.rules, [[false, true], null, null, null]] }, 0);
    expect(conflictingRules(rules, [1, -1, -1, -1])).toEqual([26]);
  });

  it('are all that fit when finding fewer takes too many tries', () => {
    const rules = compileRules(crowd(9, 8), 0);
    expect(conflictingRules(rules, [1, ...new Array<number>(9).fill(-1)])).toEqual(numbers(20, 308));
  });

  it('are remembered, up to ten thousand conflicts', () => {
    const rules = compileRules(crowd(3, 2), 0);
    const first = conflictingRules(rules, [1, -1, -1, -1]);
    expect(conflictingRules(rules, [1, -1, -1, -1])).toBe(first);
    for (let at = 0; at < 9999; at += 1) rules.memo.conflicts.set(`aside ${at}`, []);
    conflictingRules(rules, [1, 0, -1, -1]);
    expect(rules.memo.conflicts.size).toBe(10_001);
    conflictingRules(rules, [1, 1, -1, -1]);
    expect([...rules.memo.conflicts.keys()]).toEqual(['1,1,-1,-1']);
  });
});

describe('a search', () => {
  it('says which values cannot be together, and needs fewer tries when asked again', () => {
    const { model, bits } = compileRules(crowd(4, 3), 0);
    const solver = createSolver(model, bits);
    const tries = (wanted: readonly number[]) => {
      solver.steps = 1000;
      const conflict = solve(solver, wanted, [-1, -1, -1, -1, -1]);
      return [1000 - solver.steps, conflict && [...conflict.attributes].sort(), conflict?.rules.size];
    };
    expect(tries([1, -1, -1, -1, -1])).toEqual([16, [0], 18]);
    expect(tries([1, -1, -1, -1, -1])).toEqual([0, [0], 18]);
    expect(tries([1, 0, -1, -1, -1])).toEqual([0, [0, 1], 9]);
    expect(tries([-1, -1, -1, -1, -1])).toEqual([6, null, undefined]);
    expect(tries([1, 2, -1, 2, -1])).toEqual([0, [0, 1, 3], 1]);
    expect(solver.learned).toBe(16);
  });

  it('gives up after the tries that it has', () => {
    const { model, bits } = compileRules(crowd(6, 5), 0);
    const solver = createSolver(model, bits);
    solver.steps = 10;
    solve(solver, [1, -1, -1, -1, -1, -1, -1], new Array<number>(7).fill(0));
    expect(solver.steps).toBe(-1);
  });
});
