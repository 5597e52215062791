import fc from 'fast-check';
import type { RuleModel } from '../src/rule/rule-model';
import { tries } from './tries';

/**
 * How many random models a property of rules tries. A mutation run tries every property many hundred times, so it sets
 * a smaller number, always of the same models and none of the tiny ones that come first otherwise.
 */
const fewer = Number(process.env['RULE_MODELS'] ?? 0);
export const runs: fc.Parameters<unknown> =
  fewer > 0 ? { numRuns: fewer, seed: 1, endOnFailure: true, unbiased: true } : { numRuns: tries(200) };

/** A small random rule model, choices for it and base values. */
export interface SmallCase {
  readonly model: RuleModel;
  readonly chosen: number[];
  readonly base: number[];
  /** Every allowed combination, found by trying all. */
  readonly allowed: number[][];
}

/** Every combination of one item of each list. */
function combinations(lists: readonly (readonly number[])[]): number[][] {
  return lists.reduce<number[][]>(
    (found, list) => found.flatMap((path) => list.map((value) => [...path, value])),
    [[]],
  );
}

/** Every combination of a model's values, usable or not. */
export function allCombinations(model: RuleModel): number[][] {
  return combinations(model.attributes.map((each) => [...each.usable.keys()]));
}

/** Whether some of a model's rules match a combination. A rule of nulls only matches nothing. */
function isMatched(model: RuleModel, rules: readonly number[], values: readonly number[]): boolean {
  return rules.some((index) => {
    const rule = model.rules[index];
    return (
      rule?.some((mask) => mask !== null) && rule.every((mask, at) => mask === null || mask[values[at] ?? -1])
    );
  });
}

/** Whether some rules exclude every usable combination of the values that are not fixed (-1). */
export function excludedBy(model: RuleModel, rules: readonly number[], fixed: readonly number[]): boolean {
  const lists = model.attributes.map(({ usable }, at) =>
    usable.flatMap((use, value) => (((fixed[at] ?? -1) >= 0 ? fixed[at] === value : use) ? [value] : [])),
  );
  return combinations(lists).every((values) => isMatched(model, rules, values));
}

function allowedOf(model: RuleModel): number[][] {
  const all = [...model.rules.keys()];
  return allCombinations(model).filter(
    (values) =>
      values.every((value, at) => model.attributes[at]?.usable[value]) && !isMatched(model, all, values),
  );
}

/** Mostly rules over a few attributes, as catalogues have them. */
const maskOf = (size: number): fc.Arbitrary<boolean[] | null> =>
  fc.option(fc.array(fc.boolean(), { minLength: size, maxLength: size }), { freq: 1 });

/** Up to five attributes of up to four values, some not usable, and up to eleven rules. */
export const smallCase: fc.Arbitrary<SmallCase> = fc
  .array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 })
  .chain((sizes) =>
    fc.record({
      usable: fc.tuple(
        ...sizes.map((size) =>
          fc.array(fc.integer({ min: 0, max: 9 }), { minLength: size, maxLength: size }),
        ),
      ),
      rules: fc.array(fc.tuple(...sizes.map(maskOf)), { maxLength: 11 }),
      chosen: fc.tuple(...sizes.map((size) => fc.integer({ min: -1, max: size - 1 }))),
      base: fc.tuple(...sizes.map((size) => fc.integer({ min: 0, max: size - 1 }))),
    }),
  )
  .map(({ usable, rules, chosen, base }) => {
    const model: RuleModel = {
      attributes: usable.map((values, at) => ({ name: `a${at}`, usable: values.map((value) => value > 0) })),
      rules,
    };
    // A chosen value that is not usable never reaches the rules: the choices are read first.
    const valid = chosen.map((value, at) => (model.attributes[at]?.usable[value] ? value : -1));
    return { model, chosen: valid, base, allowed: allowedOf(model) };
  });

/** Whether a combination has the chosen values, but for some attributes. */
export function keeps(
  values: readonly number[],
  chosen: readonly number[],
  except: readonly number[] = [],
): boolean {
  return chosen.every((value, at) => value < 0 || except.includes(at) || values[at] === value);
}

/** How many chosen values a combination gives up, one attribute aside. */
export function givenUp(values: readonly number[], chosen: readonly number[], aside = -1): number {
  return chosen.filter((value, at) => at !== aside && value >= 0 && values[at] !== value).length;
}

/** The sets of chosen attributes, one attribute aside: the smaller first, then by their members in order. */
export function chosenSubsets(chosen: readonly number[], aside: number): number[][] {
  const free = chosen.flatMap((each, at) => (each >= 0 && at !== aside ? [at] : []));
  return free
    .reduce<number[][]>((found, at) => [...found, ...found.map((set) => [...set, at])], [[]])
    .sort((a, b) => a.length - b.length || a.join().localeCompare(b.join(), 'en'));
}
