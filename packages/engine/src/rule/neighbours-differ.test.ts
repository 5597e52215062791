import { describe, expect, it } from 'vitest';
import { allCombinations, keeps } from '../../test/small-models';
import { isAllowed } from './allowed';
import { compileRules } from './compiled-rules';
import { nearestConfiguration } from './nearest-configuration';
import { exactRemaining, remainingConfigurations } from '../../test/count-remaining';
import { possibleValues, remainingUnder } from './possible-values';
import type { RuleModel } from './rule-model';

const values = 7;
const depth = 5;
const only = (value: number) => Array.from({ length: values }, (_, each) => each === value);

/**
 * Five attributes of seven values in a row: neighbours differ, and the first, third and fifth are not v, v + 1, v. The
 * last value of the second cannot be had. 35 values and 35 rules, so that each needs a second integer of bits.
 */
function rowModel(placeOf: readonly number[]): RuleModel {
  const rule = (named: Readonly<Record<number, number>>) => {
    const masks = new Array<boolean[] | null>(depth).fill(null);
    Object.entries(named).forEach(([at, value]) => (masks[placeOf[Number(at)]!] = only(value)));
    return masks;
  };
  const every = [...only(0).keys()];
  return {
    attributes: placeOf.map((_, place) => ({
      name: `a${place}`,
      usable: every.map((value) => placeOf[1] !== place || value < 6),
    })),
    rules: [
      ...[0, 1, 2, 3].flatMap((at) => every.map((value) => rule({ [at]: value, [at + 1]: value }))),
      ...every.map((value) => rule({ 0: value, 2: (value + 1) % values, 4: value })),
    ],
  };
}

function isGood([a, b, c, d, e]: readonly number[]): boolean {
  const differ = a !== b && b !== c && c !== d && d !== e;
  return differ && b !== 6 && !(a === e && c === (a! + 1) % values);
}

/** Choices for every set of attributes, some of which contradict each other. */
const choices = Array.from({ length: 2 ** depth }, (_, set) =>
  Array.from({ length: depth }, (_each, at) => ((set >> at) & 1 ? (set * 3 + at * at) % values : -1)),
);
const ways = [
  ['on a diagram', [0, 1, 2, 3, 4], 1e6],
  ['on a diagram whose layers stand in another order', [0, 2, 4, 1, 3], 1e6],
  ['by search', [0, 1, 2, 3, 4], 0],
] as const;

describe.each(ways)('attributes of which neighbours differ, answered %s', (way, placeOf, limit) => {
  const inRow = (found: readonly number[]) => placeOf.map((place) => found[place]!);
  const ready = () => {
    const model = rowModel(placeOf);
    const all = allCombinations(model);
    return { rules: compileRules(model, limit), all, allowed: all.filter((each) => isGood(inRow(each))) };
  };

  it('allow what the words of the rules allow', () => {
    const { rules, all } = ready();
    expect(
      rules.answering.by === 'search' || rules.answering.diagram.inOrder === (way === 'on a diagram'),
    ).toBe(true);
    expect(all.filter((each) => isAllowed(rules, each) !== isGood(inRow(each)))).toEqual([]);
  });

  it('leave values possible and count configurations under any choices, in any sequence', () => {
    const { rules, allowed } = ready();
    for (const chosen of choices) {
      const possible = new Uint8Array(values * depth);
      for (const each of allowed) {
        const lost = chosen.flatMap((value, at) => (value >= 0 && value !== each[at] ? [at] : []));
        if (lost.length === 0) each.forEach((value, at) => (possible[at * values + value] = 1));
        if (lost.length === 1) possible[lost[0]! * values + each[lost[0]!]!] = 1;
      }
      const count = allowed.filter((each) => keeps(each, chosen)).length;
      expect(possibleValues(rules, chosen)).toEqual(possible);
      expect(remainingConfigurations(rules, chosen)).toEqual({ count, exact: true });
      expect(remainingUnder(rules, chosen)).toEqual({ possible, count, exact: true });
      expect(exactRemaining(rules, chosen)).toBe(BigInt(count));
    }
  });

  it('find the nearest configuration, with a fixed value and without', () => {
    const { rules, allowed } = ready();
    choices.forEach((chosen, index) => {
      const base = index % 4 === 0 ? [-1, -1, -1, -1, -1] : [0, 3, 3, -1, 6];
      const fixed = index % 3 === 0 ? index % depth : -1;
      const value = index % 6;
      let best: { readonly values: number[]; readonly givenUp: number } | null = null;
      let cheapest = Infinity;
      for (const each of allowed) {
        if (fixed >= 0 && each[fixed] !== value) continue;
        let givenUp = 0;
        let other = 0;
        let rank = 0;
        each.forEach((own, at) => {
          if (at !== fixed && chosen[at]! >= 0 && own !== chosen[at]) givenUp += 1;
          if (at !== fixed && own !== chosen[at] && own !== base[at]) other += 1;
          rank = rank * 10 + (own === chosen[at] ? 0 : own === base[at] ? 1 : 2 + own);
        });
        const cost = (givenUp * 10 + other) * 1e5 + rank;
        if (cost < cheapest) {
          cheapest = cost;
          best = { values: each, givenUp };
        }
      }
      expect(nearestConfiguration(rules, chosen, base, fixed, fixed < 0 ? -1 : value)).toEqual(best);
    });
  });
});
