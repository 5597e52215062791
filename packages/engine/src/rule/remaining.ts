import type { ChosenValues, CompiledRules } from './compiled-rules';

/** Answers for so few choices are remembered: they are the dear ones, and there are not many. */
const fewChoices = 2;

function count(rules: CompiledRules, chosen: ChosenValues): number {
  const { diagram, depth } = rules;
  const { edges, edgeOf, sizes } = diagram;
  const below = new Map<number, number>();
  const descend = (at: number, node: number): number => {
    if (at === depth) return 1;
    const known = below.get(node);
    if (known !== undefined) return known;
    const edge = edgeOf[node]!;
    const value = chosen[at]!;
    let sum = 0;
    for (let each = value >= 0 ? value : 0; each <= (value >= 0 ? value : sizes[at]! - 1); each += 1) {
      const child = edges[edge + each]!;
      if (child >= 0) sum += descend(at + 1, child);
    }
    below.set(node, sum);
    return sum;
  };
  return diagram.satisfiable ? descend(0, 0) : 0;
}

/** How many allowed configurations have all the chosen values. */
export function remainingConfigurations(rules: CompiledRules, chosen: ChosenValues): number {
  if (chosen.filter((value) => value >= 0).length > fewChoices) return count(rules, chosen);
  const key = chosen.join();
  const known = rules.memo.remaining.get(key);
  if (known !== undefined) return known;
  const answer = count(rules, chosen);
  rules.memo.remaining.set(key, answer);
  return answer;
}
