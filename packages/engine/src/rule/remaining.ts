import type { ChosenValues, CompiledRules } from './compiled-rules';

/** Answers for so few choices are remembered: they are the dear ones, and there are not many. */
const fewChoices = 2;

function countBelow(rules: CompiledRules, chosen: ChosenValues, at: number, node: number): number {
  if (at === rules.depth) return 1;
  const { diagram, memo } = rules;
  if (memo.counted[node] === memo.search) return memo.below[node]!;
  const edge = diagram.edgeOf[node]!;
  const value = chosen[at]!;
  const last = value >= 0 ? value : diagram.sizes[at]! - 1;
  let sum = 0;
  for (let each = value >= 0 ? value : 0; each <= last; each += 1) {
    const child = diagram.edges[edge + each]!;
    if (child >= 0) sum += countBelow(rules, chosen, at + 1, child);
  }
  memo.counted[node] = memo.search;
  memo.below[node] = sum;
  return sum;
}

function count(rules: CompiledRules, chosen: ChosenValues): number {
  rules.memo.search += 1;
  return rules.diagram.satisfiable ? countBelow(rules, chosen, 0, 0) : 0;
}

/** How many allowed configurations have all the chosen values. */
export function remainingConfigurations(rules: CompiledRules, chosen: ChosenValues): number {
  let choices = 0;
  for (const value of chosen) if (value >= 0) choices += 1;
  if (choices > fewChoices) return count(rules, chosen);
  const key = chosen.join();
  const known = rules.memo.remaining.get(key);
  if (known !== undefined) return known;
  const answer = count(rules, chosen);
  rules.memo.remaining.set(key, answer);
  return answer;
}
