import type { MaskRule, RuleModel } from '../src/rule/rule-model';

interface Shape {
  readonly attributes: number;
  readonly values: number;
  readonly rules: number;
  /** How far apart the attributes of a rule are at most. */
  readonly apart?: number;
  readonly seed: number;
}

/** A repeatable sequence of whole numbers below a limit. */
function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A model with rules over two or three attributes, none of which names the first value of any. */
export function randomModel({ attributes, values, rules, apart = attributes, seed }: Shape): RuleModel {
  const next = sequence(seed);
  const width = Math.min(attributes, apart + 1);
  return {
    attributes: Array.from({ length: attributes }, (_, at) => ({
      name: `a${at}`,
      usable: Array.from({ length: values }, (_each, value) => value === 0 || next(20) > 0),
    })),
    rules: Array.from({ length: rules }, (): MaskRule => {
      const first = next(attributes - width + 1);
      const scope = new Set<number>();
      const count = 2 + next(2);
      while (scope.size < count) scope.add(first + next(width));
      return Array.from({ length: attributes }, (_, at) => {
        if (!scope.has(at)) return null;
        const named = 1 + next(values - 1);
        return Array.from({ length: values }, (_each, value) => value === named);
      });
    }),
  };
}

/** Choices of usable values, about half of the attributes each. */
export function someChoices({ attributes }: RuleModel, count: number, seed: number): number[][] {
  const next = sequence(seed + 100);
  return Array.from({ length: count }, () =>
    attributes.map(({ usable }) => {
      const value = next(usable.length);
      return next(2) === 0 && usable[value] ? value : -1;
    }),
  );
}
