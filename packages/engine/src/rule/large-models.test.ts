import { describe, expect, it } from 'vitest';
import { randomModel, someChoices } from '../../test/large-models';
import { isAllowed } from './allowed';
import { blockingChoices } from './blocking-choices';
import { compileRules } from './compiled-rules';
import { conflictingRules } from './conflicting-rules';
import { variableOrders } from './diagram/variable-order';
import { Work } from './diagram/work';
import { nearestConfiguration } from './nearest-configuration';
import { exactRemaining, remainingConfigurations } from '../../test/count-remaining';
import { isPossible, possibleValues } from './possible-values';
import type { RuleModel } from './rule-model';
import { readRules, storeRules } from './stored-rules';

const free = (attributes: number, values: number): RuleModel => ({
  attributes: Array.from({ length: attributes }, (_, at) => ({
    name: `a${at}`,
    usable: new Array<boolean>(values).fill(true),
  })),
  rules: [],
});

describe('larger models', { timeout: 60_000 }, () => {
  it.each([1, 2, 3])('answer the same on the diagram and by search (model %i)', (seed) => {
    const model = randomModel({ attributes: 7, values: 6, rules: 120, seed });
    const drawn = compileRules(model);
    const searched = compileRules(model, 10);
    expect([drawn.answering.by, searched.answering.by]).toEqual(['diagram', 'search']);
    const base = model.attributes.map(() => 0);
    for (const chosen of someChoices(model, 12, seed)) {
      const possible = possibleValues(drawn, chosen);
      expect(possibleValues(searched, chosen)).toEqual(possible);
      expect(remainingConfigurations(searched, chosen)).toEqual(remainingConfigurations(drawn, chosen));
      expect(nearestConfiguration(searched, chosen, base)).toEqual(nearestConfiguration(drawn, chosen, base));
      const at = chosen.findIndex((value, each) => value >= 0 && !isPossible(drawn, possible, each, value));
      if (at < 0) continue;
      const value = chosen[at]!;
      expect(blockingChoices(searched, chosen, at, value)).toEqual(blockingChoices(drawn, chosen, at, value));
      expect(nearestConfiguration(searched, chosen, base, at, value)).toEqual(
        nearestConfiguration(drawn, chosen, base, at, value),
      );
    }
  });

  it('keep attributes of one rule together, whatever their order in the model', () => {
    const model = randomModel({ attributes: 12, values: 6, rules: 120, apart: 2, seed: 5 });
    const places = [0, 6, 1, 7, 2, 8, 3, 9, 4, 10, 5, 11];
    const shuffled: RuleModel = {
      attributes: places.map((at) => model.attributes[at]!),
      rules: model.rules.map((rule) => places.map((at) => rule[at]!)),
    };
    expect(variableOrders(model, new Work())[0]).toEqual(places.map((_, at) => at));
    const compiled = compileRules(model);
    const other = compileRules(shuffled);
    if (compiled.answering.by !== 'diagram' || other.answering.by !== 'diagram')
      return expect.fail('no diagram');
    expect(other.answering.diagram.inOrder).toBe(false);
    expect(other.answering.diagram.nodeCount).toBeLessThan(3 * compiled.answering.diagram.nodeCount);
    const none = model.attributes.map(() => -1);
    expect(exactRemaining(other, none)).toBe(exactRemaining(compiled, none));
    for (const chosen of someChoices(shuffled, 20, 9)) {
      const back = none.map((_, at) => chosen[places.indexOf(at)]!);
      const possible = possibleValues(other, chosen);
      const expected = possibleValues(compiled, back);
      shuffled.attributes.forEach(({ usable }, at) =>
        usable.forEach((_, value) =>
          expect(isPossible(other, possible, at, value)).toBe(
            isPossible(compiled, expected, places[at]!, value),
          ),
        ),
      );
      const nearest = nearestConfiguration(
        other,
        chosen,
        none.map(() => 0),
      );
      expect(nearest && isAllowed(other, nearest.values)).toBe(true);
      expect(nearest?.givenUp).toBe(
        nearestConfiguration(
          compiled,
          back,
          none.map(() => 0),
        )?.givenUp,
      );
    }
    const stored = readRules(storeRules(other));
    expect(stored.ok && storeRules(stored.value)).toBe(storeRules(other));
  });

  it('count beyond 2^53 as whole numbers, and say that a double is rounded', () => {
    const rules = compileRules(free(20, 10));
    const none = new Array<number>(20).fill(-1);
    expect(remainingConfigurations(rules, none)).toEqual({ count: 1e20, exact: false });
    expect(exactRemaining(rules, none)).toBe(10n ** 20n);
    expect(
      remainingConfigurations(
        rules,
        none.map((_, at) => (at < 5 ? 0 : -1)),
      ),
    ).toEqual({ count: 1e15, exact: true });
    const most = compileRules(free(400, 10));
    expect(remainingConfigurations(most, new Array<number>(400).fill(-1))).toMatchObject({
      count: Infinity,
      exact: false,
    });
    expect(possibleValues(most, new Array<number>(400).fill(3)).every((each) => each === 1)).toBe(true);
  });

  it('explain the wall of choices that only three rules together make', () => {
    // Attribute 3 has three values, each excluded with another choice.
    const only = (value: number) => [0, 1, 2].map((each) => each === value);
    const model: RuleModel = {
      ...free(4, 3),
      rules: [0, 1, 2].map((value) =>
        [0, 1, 2].map((at) => (at === value ? only(1) : null)).concat([only(value)]),
      ),
    };
    for (const rules of [compileRules(model), compileRules(model, 0)]) {
      expect(blockingChoices(rules, [-1, 1, 1, -1], 0, 1)).toEqual({ by: [1, 2], rule: -1 });
      expect(conflictingRules(rules, [1, 1, 1, -1])).toEqual([0, 1, 2]);
      expect(conflictingRules(rules, [1, 1, -1, -1])).toEqual([]);
    }
  });

  it('that contradict themselves have no configuration, and the rules say why', () => {
    const every = [true, true, true];
    const model: RuleModel = {
      ...free(3, 3),
      rules: [
        [null, null, null],
        [[true, false, false], null, null],
        [null, every, [true, true, false]],
        [[false, true, true], null, [false, false, true]],
      ],
    };
    for (const rules of [compileRules(model), compileRules(model, 0)]) {
      expect(exactRemaining(rules, [-1, -1, -1])).toBe(0n);
      expect(nearestConfiguration(rules, [-1, -1, -1], [0, 0, 0])).toBeNull();
      expect(possibleValues(rules, [-1, -1, -1]).some((each) => each === 1)).toBe(false);
      expect(conflictingRules(rules, [-1, -1, -1])).toEqual([1, 2, 3]);
      expect(isAllowed(rules, [0, 0, 0])).toBe(false);
    }
  });

  it('without attributes, values or rules are answered too', () => {
    expect(exactRemaining(compileRules({ attributes: [], rules: [] }), [])).toBe(1n);
    expect(isAllowed(compileRules({ attributes: [], rules: [] }), [])).toBe(true);
    const empty: RuleModel = {
      attributes: [
        { name: 'a', usable: [] },
        { name: 'b', usable: [true] },
      ],
      rules: [],
    };
    for (const rules of [compileRules(empty), compileRules(empty, 0)]) {
      expect(exactRemaining(rules, [-1, -1])).toBe(0n);
      expect(nearestConfiguration(rules, [-1, -1], [-1, 0])).toBeNull();
    }
  });

  it('refuse rules that do not fit the attributes', () => {
    expect(() => compileRules({ ...free(2, 2), rules: [[null]] })).toThrow(RangeError);
    expect(() => compileRules({ ...free(2, 2), rules: [[null, [true]]] })).toThrow('rule 0 does not fit');
  });
});

describe('a model that no diagram holds', { timeout: 60_000 }, () => {
  const model = randomModel({ attributes: 16, values: 10, rules: 700, seed: 3 });

  it('meets the limit, says so, and is stored as that', () => {
    const rules = compileRules(model, 20_000);
    expect(rules.note).toBe(
      'The diagram would pass 20000 nodes or the limit of work: answered by an exact search.',
    );
    const stored = readRules(storeRules(rules));
    expect(stored.ok && stored.value.note).toBe(rules.note);
  });

  it('is answered without a hang, and what it offers can be had', () => {
    const rules = compileRules(model, 20_000);
    for (const chosen of someChoices(model, 3, 4)) {
      const nearest = nearestConfiguration(
        rules,
        chosen,
        model.attributes.map(() => 0),
      );
      expect(nearest && isAllowed(rules, nearest.values)).toBe(true);
      const kept = nearest!.values.map((value, at) => (chosen[at]! >= 0 ? value : -1));
      const possible = possibleValues(rules, kept);
      nearest!.values.forEach((value, at) => expect(isPossible(rules, possible, at, value)).toBe(true));
      expect(remainingConfigurations(rules, kept).count).toBeGreaterThan(0);
    }
  });
});
