import type { ChosenValues, CompiledRules } from './compiled-rules';

/**
 * Finds one allowed configuration that has the given values (-1: any), or null. Nodes below which nothing was found
 * are not entered twice.
 */
export function findConfiguration(rules: CompiledRules, wanted: ChosenValues): number[] | null {
  const { diagram, depth, memo } = rules;
  if (!diagram.satisfiable) return null;
  const { edges, firstEdge, firstNode, sizes } = diagram;
  const { dead } = memo;
  memo.search += 1;
  const { search } = memo;
  const path = new Array<number>(depth).fill(0);
  const descend = (at: number, node: number): boolean => {
    if (at === depth) return true;
    if (dead[node] === search) return false;
    const size = sizes[at]!;
    const edge = firstEdge[at]! + (node - firstNode[at]!) * size;
    const value = wanted[at]!;
    const last = value >= 0 ? value : size - 1;
    for (let each = value >= 0 ? value : 0; each <= last; each += 1) {
      const child = edges[edge + each]!;
      if (child >= 0 && descend(at + 1, child)) {
        path[at] = each;
        return true;
      }
    }
    dead[node] = search;
    return false;
  };
  return descend(0, 0) ? path : null;
}

/** Whether some configuration has both values of two attributes; remembered, since explanations ask it often. */
export function pairIsPossible(
  rules: CompiledRules,
  a: number,
  valueA: number,
  b: number,
  valueB: number,
): boolean {
  const { memo, offsets, valueCount, depth } = rules;
  const place = (offsets[a]! + valueA) * valueCount + offsets[b]! + valueB;
  if (memo.pairs[place] === 0) {
    const wanted = new Array<number>(depth).fill(-1);
    wanted[a] = valueA;
    wanted[b] = valueB;
    const answer = findConfiguration(rules, wanted) ? 1 : 2;
    memo.pairs[place] = answer;
    memo.pairs[(offsets[b]! + valueB) * valueCount + offsets[a]! + valueA] = answer;
  }
  return memo.pairs[place] === 1;
}

/** A configuration near the choices. */
export interface Nearest {
  readonly values: number[];
  /** How many chosen values it gives up. */
  readonly givenUp: number;
}

/**
 * The allowed configuration that gives up the fewest chosen values, of those the one with the fewest values other
 * than the base where nothing is kept, of those the first in the order of the lists (base first). `fixed` holds
 * values that must stay, -1 for none. Null when no configuration has the fixed values.
 */
export function nearestConfiguration(
  rules: CompiledRules,
  chosen: ChosenValues,
  base: readonly number[],
  fixed: ChosenValues,
): Nearest | null {
  const { diagram, depth } = rules;
  if (!diagram.satisfiable) return null;
  const { edges, firstEdge, firstNode, sizes } = diagram;
  const path = new Array<number>(depth).fill(0);
  const descend = (at: number, node: number, changes: number, others: number): boolean => {
    if (at === depth) return true;
    const size = sizes[at]!;
    const edge = firstEdge[at]! + (node - firstNode[at]!) * size;
    const follow = (value: number, changesLeft: number, othersLeft: number): boolean => {
      if (changesLeft < 0 || othersLeft < 0) return false;
      const child = edges[edge + value]!;
      if (child < 0 || !descend(at + 1, child, changesLeft, othersLeft)) return false;
      path[at] = value;
      return true;
    };
    if (fixed[at]! >= 0) return follow(fixed[at]!, changes, others);
    const kept = chosen[at]!;
    if (kept >= 0 && follow(kept, changes, others)) return true;
    const left = kept >= 0 ? changes - 1 : changes;
    if (left < 0) return false;
    const preferred = base[at]!;
    if (preferred >= 0 && preferred !== kept && follow(preferred, left, others)) return true;
    if (others === 0) return false;
    for (let value = 0; value < size; value += 1) {
      if (value !== kept && value !== preferred && follow(value, left, others - 1)) return true;
    }
    return false;
  };
  for (let changes = 0; changes <= depth; changes += 1) {
    for (let others = 0; others <= depth; others += 1) {
      if (descend(0, 0, changes, others)) return { values: path, givenUp: changes };
    }
  }
  return null;
}
