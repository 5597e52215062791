import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { givenUp, keeps, smallCase } from '../../test/small-models';
import type { SmallCase } from '../../test/small-models';
import { compileRules } from './compiled-rules';
import { blockingChoices, conflictingRules } from './conflict';
import { isPossible, possibleValues } from './possible-values';
import { remainingConfigurations } from './remaining';
import { nearestConfiguration } from './search';

const runs = { numRuns: 600 };

/** Calls an act for every value of every attribute. */
function everyValue({ model }: SmallCase, act: (at: number, value: number) => void): void {
  model.attributes.forEach(({ usable }, at) => usable.forEach((_, value) => act(at, value)));
}

/** The subsets of some attributes. */
function subsets(of: readonly number[]): number[][] {
  return of.reduce<number[][]>((found, at) => [...found, ...found.map((set) => [...set, at])], [[]]);
}

describe('compiled rules, against trying every combination', () => {
  it('offer exactly the values that the other choices leave possible', () => {
    fc.assert(
      fc.property(smallCase, (small) => {
        const answer = possibleValues(small.compiled, small.chosen);
        everyValue(small, (at, value) => {
          const expected = small.allowed.some(
            (values) => values[at] === value && keeps(values, small.chosen, [at]),
          );
          expect(isPossible(small.compiled, answer, at, value)).toBe(expected);
        });
      }),
      runs,
    );
  });

  it('count the configurations that remain', () => {
    fc.assert(
      fc.property(smallCase, ({ compiled, chosen, allowed }) => {
        const expected = allowed.filter((values) => keeps(values, chosen)).length;
        expect(remainingConfigurations(compiled, chosen)).toBe(expected);
      }),
      runs,
    );
  });

  it('name the fewest choices that block a value', () => {
    fc.assert(
      fc.property(smallCase, (small) => {
        const { compiled, chosen, allowed, model } = small;
        const answer = possibleValues(compiled, chosen);
        everyValue(small, (at, value) => {
          if (!model.attributes[at]?.usable[value] || isPossible(compiled, answer, at, value)) return;
          const by = blockingChoices(
            compiled,
            chosen,
            at,
            value,
            answer.rule[compiled.offsets[at]! + value]!,
          );
          const blocks = (set: readonly number[]) =>
            !allowed.some(
              (values) => values[at] === value && set.every((each) => values[each] === chosen[each]),
            );
          expect(blocks(by)).toBe(true);
          const others = chosen.flatMap((each, index) => (each >= 0 && index !== at ? [index] : []));
          const fewest = Math.min(
            ...subsets(others)
              .filter(blocks)
              .map((set) => set.length),
          );
          expect(by).toHaveLength(fewest);
        });
      }),
      runs,
    );
  });

  it('name rules that exclude the conflict together, none of them needlessly', () => {
    fc.assert(
      fc.property(smallCase, (small) => {
        const { compiled, chosen, model } = small;
        const answer = possibleValues(compiled, chosen);
        everyValue(small, (at, value) => {
          if (!model.attributes[at]?.usable[value] || isPossible(compiled, answer, at, value)) return;
          const by = blockingChoices(compiled, chosen, at, value, -1);
          const fixed = chosen.map((each, index) => (index === at ? value : by.includes(index) ? each : -1));
          const named = conflictingRules(compiled, fixed);
          expect(excluded(model, named, fixed)).toBe(true);
          for (const rule of named) {
            expect(
              excluded(
                model,
                named.filter((each) => each !== rule),
                fixed,
              ),
            ).toBe(false);
          }
        });
      }),
      runs,
    );
  });

  it('change the fewest choices to free a value, then take the most base values', () => {
    fc.assert(
      fc.property(smallCase, (small) => {
        const { compiled, chosen, base, allowed } = small;
        everyValue(small, (at, value) => {
          const having = allowed.filter((values) => values[at] === value);
          const found = nearestConfiguration(compiled, chosen, base, at, value);
          if (having.length === 0) return void expect(found).toBeNull();
          expect(having).toContainEqual(found?.values);
          const fewest = Math.min(...having.map((values) => givenUp(values, chosen, at)));
          expect(found?.givenUp).toBe(fewest);
          expect(givenUp(found?.values ?? [], chosen, at)).toBe(fewest);
        });
      }),
      runs,
    );
  });

  it('complete choices to the nearest configuration with the most base values', () => {
    fc.assert(
      fc.property(smallCase, ({ compiled, chosen, base, allowed }) => {
        const found = nearestConfiguration(compiled, chosen, base);
        if (allowed.length === 0) return void expect(found).toBeNull();
        const cost = (values: readonly number[]) =>
          givenUp(values, chosen) * 100 +
          values.filter((value, at) => value !== chosen[at] && value !== base[at]).length;
        expect(allowed).toContainEqual(found?.values);
        expect(cost(found?.values ?? [])).toBe(Math.min(...allowed.map(cost)));
      }),
      runs,
    );
  });

  it('answer the same when asked again and in another order', () => {
    fc.assert(
      fc.property(smallCase, ({ compiled, model, chosen }) => {
        const first = possibleValues(compiled, chosen);
        chosen.forEach((_, at) =>
          possibleValues(
            compiled,
            chosen.map((each, index) => (index === at ? -1 : each)),
          ),
        );
        expect(possibleValues(compiled, chosen)).toEqual(first);
        expect(possibleValues(compileRules(model), chosen)).toEqual(first);
      }),
      runs,
    );
  });

  it('refuse more than six attributes', () => {
    const attributes = Array.from({ length: 7 }, (_, at) => ({ name: `a${at}`, usable: [true] }));
    expect(() => compileRules({ attributes, rules: [] })).toThrow(RangeError);
  });
});

/** Whether some rules exclude every usable combination of the values that are not fixed. */
function excluded(model: SmallCase['model'], rules: readonly number[], fixed: readonly number[]): boolean {
  const free = model.attributes.map(({ usable }, at) =>
    usable.flatMap((use, value) => (((fixed[at] ?? -1) >= 0 ? fixed[at] === value : use) ? [value] : [])),
  );
  const all = free.reduce<number[][]>(
    (found, values) => found.flatMap((path) => values.map((v) => [...path, v])),
    [[]],
  );
  return all.every((values) =>
    rules.some((rule) => model.rules[rule]?.every((mask, at) => mask === null || mask[values[at] ?? -1])),
  );
}
