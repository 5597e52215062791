import { describe, expect, it } from 'vitest';
import { compileRules } from './compiled-rules';
import { costOf, never, preference } from './nearest';
import { nearestConfiguration } from './nearest-configuration';
import { possibleBeside, possibleValues, remainingUnder } from './possible-values';
import type { RuleModel } from './rule-model';

const flags = (...places: number[]) => [0, 1, 2].map((value) => places.includes(value));
/** Four attributes of three values; the first and the last, the second and the third must differ. */
const model: RuleModel = {
  attributes: ['a', 'b', 'c', 'd'].map((name) => ({ name, usable: [true, true, true] })),
  rules: [0, 1, 2].flatMap((value) => [
    [flags(value), null, null, flags(value)],
    [null, flags(value), flags(value), null],
  ]),
};

describe('what compiled rules remember', () => {
  it('are the values possible beside one, and beside none', () => {
    const rules = compileRules(model);
    expect(rules.memo.beside).toEqual([]);
    const none = possibleBeside(rules, -1, -1);
    const beside = possibleBeside(rules, 3, 1);
    expect([...none]).toEqual(new Array<number>(12).fill(1));
    expect([...beside]).toEqual([1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect([rules.memo.beside.length, rules.memo.beside[12], rules.memo.beside[10]]).toEqual([
      13,
      none,
      beside,
    ]);
    expect(possibleBeside(rules, 3, 1)).toBe(beside);
    expect(possibleBeside(rules, -1, -1)).toBe(none);
  });

  it('does not change an answer when the questions are counted from the start again', () => {
    const rules = compileRules(model);
    if (rules.answering.by !== 'diagram') return expect.fail('no diagram');
    const { sweep, path } = rules.answering;
    const questions = [
      [0, -1, 1, -1],
      [0, -1, 1, 0],
      [-1, 2, 2, 1],
      [1, -1, -1, 1],
    ];
    const ask = () =>
      questions.map((chosen) => [
        possibleValues(rules, chosen),
        remainingUnder(rules, chosen),
        nearestConfiguration(rules, chosen, [0, 0, 0, 0]),
      ]);
    const first = ask();
    const [sweeps, paths] = [sweep.question, path.question];
    sweep.question = 2 ** 29 - 1;
    path.question = 2 ** 30 - 1;
    expect(ask()).toEqual(first);
    expect([sweep.question, path.question]).toEqual([sweeps - 1, paths - 1]);
    expect(ask()).toEqual(first);
  });
});

describe('how a wish prefers values', () => {
  const wish = { chosen: [2, 1, -1, 0], base: [0, 1, 1, -1], must: [-1, -1, -1, 2] };

  it('puts the choice first, then the base, then all others; what must be is alone', () => {
    expect([0, 1, 2, 3].map((at) => preference(wish, at))).toEqual([
      { first: 2, firstCost: 0, second: 0, secondCost: 5, otherCost: 6 },
      { first: 1, firstCost: 0, second: -1, secondCost: 5, otherCost: 6 },
      { first: 1, firstCost: 0, second: -1, secondCost: 0, otherCost: 1 },
      { first: 2, firstCost: 0, second: -1, secondCost: 0, otherCost: never },
    ]);
    expect([0, 1, 2].map((value) => costOf(preference(wish, 0), value))).toEqual([5, 6, 0]);
  });
});
