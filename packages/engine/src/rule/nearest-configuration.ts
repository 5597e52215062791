import type { CompiledRules } from './compiled-rules';
import { cheapestPath } from './diagram/cheapest-path';
import type { Nearest, Wish } from './nearest';
import type { ChosenValues } from './rule-model';
import { nearestBySearch } from './search/nearest-by-search';

/** The nearest allowed configuration to a wish; null when none has the values that it must have. */
export function nearestTo({ answering }: CompiledRules, wish: Wish): Nearest | null {
  if (answering.by === 'search') return nearestBySearch(answering.solver, wish);
  return cheapestPath(answering.diagram, answering.path, wish);
}

/**
 * The allowed configuration that gives up the fewest chosen values, of those the one with the most base values where no
 * choice is kept, of those the first in the order of the lists (choice, base, then the list). The attribute `fixedAt`
 * must have the value `fixedValue`; -1 for none. Null when no configuration has it.
 */
export function nearestConfiguration(
  rules: CompiledRules,
  chosen: ChosenValues,
  base: readonly number[],
  fixedAt = -1,
  fixedValue = -1,
): Nearest | null {
  const must = chosen.map((_, at) => (at === fixedAt ? fixedValue : -1));
  return nearestTo(rules, { chosen, base, must });
}
