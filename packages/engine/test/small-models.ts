import fc from 'fast-check';
import { compileRules } from '../src/rule/compiled-rules';
import type { CompiledRules } from '../src/rule/compiled-rules';
import type { RuleModel } from '../src/rule/rule-model';

/** A small random rule model, choices for it and base values. */
export interface SmallCase {
  readonly model: RuleModel;
  readonly compiled: CompiledRules;
  readonly chosen: number[];
  readonly base: number[];
  /** Every allowed combination, found by trying all. */
  readonly allowed: number[][];
}

function combinations(sizes: readonly number[]): number[][] {
  return sizes.reduce<number[][]>(
    (found, size) => found.flatMap((path) => Array.from({ length: size }, (_, value) => [...path, value])),
    [[]],
  );
}

function allowedOf(model: RuleModel): number[][] {
  return combinations(model.attributes.map((each) => each.usable.length)).filter(
    (values) =>
      values.every((value, at) => model.attributes[at]?.usable[value]) &&
      !model.rules.some((rule) => rule.every((mask, at) => mask === null || mask[values[at] ?? -1])),
  );
}

/** Up to four attributes of up to four values, some not usable, and up to nine rules. */
export const smallCase: fc.Arbitrary<SmallCase> = fc
  .array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 })
  .chain((sizes) =>
    fc.record({
      usable: fc.tuple(
        ...sizes.map((size) =>
          fc.array(fc.integer({ min: 0, max: 9 }), { minLength: size, maxLength: size }),
        ),
      ),
      rules: fc.array(
        fc.tuple(
          ...sizes.map((size) =>
            fc.option(fc.array(fc.boolean(), { minLength: size, maxLength: size }), { freq: 1 }),
          ),
        ),
        { maxLength: 9 },
      ),
      chosen: fc.tuple(...sizes.map((size) => fc.integer({ min: -1, max: size - 1 }))),
      base: fc.tuple(...sizes.map((size) => fc.integer({ min: 0, max: size - 1 }))),
    }),
  )
  .map(({ usable, rules, chosen, base }) => {
    const model: RuleModel = {
      attributes: usable.map((values, at) => ({ name: `a${at}`, usable: values.map((value) => value > 0) })),
      rules: rules.filter((rule) => rule.some((mask) => mask !== null)),
    };
    // A chosen value that is not usable never reaches the rules: the choices are read first.
    const valid = chosen.map((value, at) => (model.attributes[at]?.usable[value] ? value : -1));
    return { model, compiled: compileRules(model), chosen: valid, base, allowed: allowedOf(model) };
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
