import type { CompiledRules } from '../src/rule/compiled-rules';
import { remainingUnder } from '../src/rule/possible-values';
import type { ChosenValues } from '../src/rule/rule-model';
import { countBySearch, type Count } from '../src/rule/search/count-by-search';
import { countExactly } from './count-exactly';

/** How many allowed configurations have all the chosen values, without which values these are. */
export function remainingConfigurations(rules: CompiledRules, chosen: ChosenValues): Count {
  const { count, exact } = remainingUnder(rules, chosen);
  return { count, exact };
}

/** The count as a whole number of any size; null when a search cannot count them. */
export function exactRemaining(rules: CompiledRules, chosen: ChosenValues): bigint | null {
  if (rules.answering.by === 'diagram') return countExactly(rules.answering.diagram, chosen);
  const { count, exact } = countBySearch(rules.model, rules.bits, chosen);
  return exact && count <= Number.MAX_SAFE_INTEGER ? BigInt(count) : null;
}
