import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactRemaining, remainingConfigurations } from '../../test/count-remaining';
import {
  allCombinations,
  chosenSubsets,
  excludedBy,
  givenUp,
  keeps,
  runs,
  smallCase,
} from '../../test/small-models';
import type { SmallCase } from '../../test/small-models';
import { isAllowed } from './allowed';
import { blockingChoices, directRule } from './blocking-choices';
import { compileRules, type CompiledRules } from './compiled-rules';
import { conflictingRules } from './conflicting-rules';
import { nearestConfiguration } from './nearest-configuration';
import { isPossible, possibleValues, remainingUnder } from './possible-values';
import { readRules, storeRules } from './stored-rules';

/** Calls an act for every value of every attribute. */
function everyValue({ model }: SmallCase, act: (at: number, value: number) => void): void {
  model.attributes.forEach(({ usable }, at) => usable.forEach((_, value) => act(at, value)));
}

/** The usable values that the choices block. */
function everyBlocked(
  small: SmallCase,
  rules: CompiledRules,
  act: (at: number, value: number) => void,
): void {
  const possible = possibleValues(rules, small.chosen);
  everyValue(small, (at, value) => {
    if (small.model.attributes[at]?.usable[value] && !isPossible(rules, possible, at, value)) act(at, value);
  });
}

function readBack(rules: CompiledRules): CompiledRules {
  const read = readRules(storeRules(rules));
  return read.ok ? read.value : expect.fail('stored rules cannot be read');
}

/** Every way in which a model's questions are answered. */
const ways: readonly (readonly [string, (small: SmallCase) => CompiledRules])[] = [
  ['on the diagram', ({ model }) => compileRules(model)],
  ['by search', ({ model }) => compileRules(model, 0)],
  ['on a diagram that was stored and read', ({ model }) => readBack(compileRules(model))],
  ['by search, stored and read', ({ model }) => readBack(compileRules(model, 0))],
];

describe.each(ways)(
  'rules answered %s, against trying every combination',
  { timeout: 60_000 },
  (way, ready) => {
    it('say how they are answered', () => {
      fc.assert(
        fc.property(smallCase, (small) => {
          const rules = ready(small);
          expect(rules.answering.by).toBe(way.includes('search') ? 'search' : 'diagram');
          expect(rules.note).toBe(
            way.includes('search')
              ? 'The diagram would pass 0 nodes or the limit of work: answered by an exact search.'
              : null,
          );
        }),
        { ...runs, numRuns: 20 },
      );
    });

    it('allow exactly the combinations that no rule excludes', () => {
      fc.assert(
        fc.property(smallCase, (small) => {
          const rules = ready(small);
          const allowed = new Set(small.allowed.map((values) => values.join()));
          for (const values of allCombinations(small.model)) {
            expect(isAllowed(rules, values)).toBe(allowed.has(values.join()));
          }
          for (const wrong of [-1, 99, Number.NaN, 0.5, undefined as unknown as number]) {
            expect(
              isAllowed(
                rules,
                small.model.attributes.map(() => wrong),
              ),
            ).toBe(false);
          }
        }),
        runs,
      );
    });

    it('offer exactly the values that the other choices leave possible', () => {
      fc.assert(
        fc.property(smallCase, (small) => {
          const rules = ready(small);
          const possible = possibleValues(rules, small.chosen);
          everyValue(small, (at, value) => {
            const expected = small.allowed.some(
              (values) => values[at] === value && keeps(values, small.chosen, [at]),
            );
            expect(isPossible(rules, possible, at, value)).toBe(expected);
          });
          expect(remainingUnder(rules, small.chosen).possible).toEqual(possible);
        }),
        runs,
      );
    });

    it('count the configurations that remain', () => {
      fc.assert(
        fc.property(smallCase, (small) => {
          const rules = ready(small);
          const count = small.allowed.filter((values) => keeps(values, small.chosen)).length;
          expect(remainingConfigurations(rules, small.chosen)).toEqual({ count, exact: true });
          expect(remainingUnder(rules, small.chosen)).toMatchObject({ count, exact: true });
          expect(exactRemaining(rules, small.chosen)).toBe(BigInt(count));
        }),
        runs,
      );
    });

    it('name the fewest choices that block a value', () => {
      fc.assert(
        fc.property(smallCase, (small) => {
          const rules = ready(small);
          everyBlocked(small, rules, (at, value) => {
            const { by, rule } = blockingChoices(rules, small.chosen, at, value);
            const blocks = (set: readonly number[]): boolean =>
              !small.allowed.some(
                (values) => values[at] === value && set.every((each) => values[each] === small.chosen[each]),
              );
            const blocking = chosenSubsets(small.chosen, at).filter(blocks);
            const fewest = Math.min(...blocking.map((set) => set.length));
            expect(blocks(by)).toBe(true);
            expect(by).toHaveLength(fewest);
            if (rule < 0) expect(by).toEqual(blocking.find((set) => set.length === fewest));
            else expect(directRule(rules, small.chosen, at, value)).toBe(rule);
            const fixed = small.chosen.map((each, other) =>
              other === at ? value : by.includes(other) ? each : -1,
            );
            if (rule >= 0) expect(excludedBy(small.model, [rule], fixed)).toBe(true);
          });
        }),
        runs,
      );
    });

    it('name rules that exclude the conflict together, none of them needlessly', () => {
      fc.assert(
        fc.property(smallCase, (small) => {
          const rules = ready(small);
          everyBlocked(small, rules, (at, value) => {
            const { by } = blockingChoices(rules, small.chosen, at, value);
            const fixed = small.chosen.map((each, other) =>
              other === at ? value : by.includes(other) ? each : -1,
            );
            const named = conflictingRules(rules, fixed);
            expect(excludedBy(small.model, named, fixed)).toBe(true);
            for (const rule of named) {
              const others = named.filter((each) => each !== rule);
              expect(excludedBy(small.model, others, fixed)).toBe(false);
            }
          });
        }),
        runs,
      );
    });

    it('change the fewest choices to free a value, then take the most base values, then the first', () => {
      fc.assert(
        fc.property(smallCase, (small) => {
          const rules = ready(small);
          everyValue(small, (at, value) => {
            const having = small.allowed.filter((values) => values[at] === value);
            expectNearest(
              small,
              having,
              at,
              nearestConfiguration(rules, small.chosen, small.base, at, value),
            );
          });
        }),
        runs,
      );
    });

    it('complete choices to the nearest configuration', () => {
      fc.assert(
        fc.property(smallCase, (small) => {
          const rules = ready(small);
          expectNearest(small, small.allowed, -1, nearestConfiguration(rules, small.chosen, small.base));
          const noBase = small.base.map(() => -1);
          expectNearest(
            { ...small, base: noBase },
            small.allowed,
            -1,
            nearestConfiguration(rules, small.chosen, noBase),
          );
        }),
        runs,
      );
    });

    it('answer the same when asked again and after other questions', () => {
      fc.assert(
        fc.property(smallCase, (small) => {
          const rules = ready(small);
          const first = remainingUnder(rules, small.chosen);
          const nearest = nearestConfiguration(rules, small.chosen, small.base);
          small.chosen.forEach((_, at) => {
            const other = small.chosen.map((each, index) => (index === at ? -1 : each));
            remainingUnder(rules, other);
            nearestConfiguration(rules, other, small.base);
          });
          expect(remainingUnder(rules, small.chosen)).toEqual(first);
          expect(nearestConfiguration(rules, small.chosen, small.base)).toEqual(nearest);
        }),
        runs,
      );
    });
  },
);

/** Expects the first of the cheapest among some configurations. */
function expectNearest(
  { chosen, base }: SmallCase,
  among: readonly number[][],
  aside: number,
  found: ReturnType<typeof nearestConfiguration>,
): void {
  if (among.length === 0) return void expect(found).toBeNull();
  const cost = (values: readonly number[]): number[] => [
    givenUp(values, chosen, aside),
    values.filter((value, at) => at !== aside && value !== chosen[at] && value !== base[at]).length,
    ...values.map((value, at) => (value === chosen[at] ? 0 : value === base[at] ? 1 : 2 + value)),
  ];
  const before = (a: readonly number[], b: readonly number[]): number =>
    a.reduce((order, each, at) => order || each - (b[at] ?? 0), 0);
  const best = [...among].sort((a, b) => before(cost(a), cost(b)))[0] ?? [];
  expect(found).toEqual({ values: best, givenUp: cost(best)[0] });
}
