import type { CompiledRules } from './compiled-rules';
import { cheapestPath, keepingPath } from './diagram/cheapest-path';
import { hasPath } from './diagram/sweep';
import type { Nearest, Wish } from './nearest';
import type { ChosenValues } from './rule-model';
import { nearestBySearch } from './search/nearest-by-search';
import { isSolvable } from './search/values-by-search';

/** The nearest allowed configuration to a wish; null when none has the values that it must have. */
function nearestTo({ answering }: CompiledRules, wish: Wish, atLeast: number): Nearest | null {
  if (answering.by === 'search') return nearestBySearch(answering.solver, wish);
  return cheapestPath(answering.diagram, answering.path, wish, atLeast);
}

/** A configuration with the values that it must have (-1: any) that keeps most of the choices; null when none has them. */
export function keepingConfiguration(
  { answering }: CompiledRules,
  chosen: ChosenValues,
  must: readonly number[],
): readonly number[] | null {
  if (answering.by === 'search') {
    return isSolvable(answering.solver, must, chosen) ? answering.solver.path : null;
  }
  const { diagram, sweep, path } = answering;
  return hasPath(diagram, sweep, must) ? keepingPath(diagram, path, chosen, must) : null;
}

/**
 * The allowed configuration that gives up the fewest chosen values, of those the one with the most base values where no
 * choice is kept, of those the first in the order of the lists (choice, base, then the list). The attribute `fixedAt`
 * must have the value `fixedValue`; -1 for none. Null when no configuration has it. `atLeast` is a number of choices
 * known to be given up: it saves time.
 */
export function nearestConfiguration(
  rules: CompiledRules,
  chosen: ChosenValues,
  base: readonly number[],
  fixedAt = -1,
  fixedValue = -1,
  atLeast = 0,
): Nearest | null {
  const must = chosen.map((_, at) => (at === fixedAt ? fixedValue : -1));
  return nearestTo(rules, { chosen, base, must }, atLeast);
}
