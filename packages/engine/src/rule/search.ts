import type { ChosenValues, CompiledRules } from './compiled-rules';

/** Descends through the wanted values; where any will do, those from `first` on are tried first. */
function descend(
  rules: CompiledRules,
  wanted: ChosenValues,
  first: number,
  at: number,
  node: number,
): boolean {
  if (at === rules.depth) return true;
  const { diagram, memo } = rules;
  if (memo.dead[node] === memo.search) return false;
  const edge = diagram.edgeOf[node]!;
  const value = wanted[at]!;
  const size = diagram.sizes[at]!;
  const start = value >= 0 ? value : first % size;
  const tries = value >= 0 ? 1 : size;
  for (let tried = 0; tried < tries; tried += 1) {
    const each = start + tried < size ? start + tried : start + tried - size;
    const child = diagram.edges[edge + each]!;
    if (child >= 0 && descend(rules, wanted, first, at + 1, child)) {
      memo.path[at] = each;
      return true;
    }
  }
  memo.dead[node] = memo.search;
  return false;
}

/**
 * Whether some allowed configuration has the given values (-1: any). It is then in `memo.path` until the next search.
 * Nodes below which nothing was found are not entered twice. `first` is the value to try first where any will do.
 */
export function hasConfiguration(rules: CompiledRules, wanted: ChosenValues, first = 0): boolean {
  rules.memo.search += 1;
  return rules.diagram.satisfiable && descend(rules, wanted, first, 0, 0);
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
    const answer = hasConfiguration(rules, wanted) ? 1 : 2;
    memo.pairs[place] = answer;
    memo.pairs[(offsets[b]! + valueB) * valueCount + offsets[a]! + valueA] = answer;
  }
  return memo.pairs[place] === 1;
}

/** A configuration near the choices. */
export interface Nearest {
  readonly values: readonly number[];
  /** How many chosen values it gives up. */
  readonly givenUp: number;
}

/** What a nearest configuration is searched for. */
interface Wish {
  readonly rules: CompiledRules;
  readonly chosen: ChosenValues;
  readonly base: readonly number[];
  /** The attribute whose value must stay, -1 for none, and that value. */
  readonly fixedAt: number;
  readonly fixedValue: number;
  readonly path: number[];
}

function follow(
  wish: Wish,
  at: number,
  node: number,
  value: number,
  changes: number,
  others: number,
): boolean {
  const { diagram } = wish.rules;
  const child = diagram.edges[diagram.edgeOf[node]! + value]!;
  if (child < 0 || !approach(wish, at + 1, child, changes, others)) return false;
  wish.path[at] = value;
  return true;
}

/** Descends with at most so many chosen values changed and so many values other than the base taken. */
function approach(wish: Wish, at: number, node: number, changes: number, others: number): boolean {
  if (at === wish.rules.depth) return true;
  if (at === wish.fixedAt) return follow(wish, at, node, wish.fixedValue, changes, others);
  const kept = wish.chosen[at]!;
  if (kept >= 0 && follow(wish, at, node, kept, changes, others)) return true;
  const left = kept >= 0 ? changes - 1 : changes;
  if (left < 0) return false;
  const preferred = wish.base[at]!;
  if (preferred >= 0 && preferred !== kept && follow(wish, at, node, preferred, left, others)) return true;
  if (others === 0) return false;
  const size = wish.rules.diagram.sizes[at]!;
  for (let value = 0; value < size; value += 1) {
    if (value !== kept && value !== preferred && follow(wish, at, node, value, left, others - 1)) return true;
  }
  return false;
}

/**
 * The allowed configuration that gives up the fewest chosen values, of those the one with the fewest values other
 * than the base where nothing is kept, of those the first in the order of the lists (base first). The value of the
 * attribute `fixedAt` must be `fixedValue`; -1 for none. Null when no configuration has it. `atLeast` is a number of
 * changes known to be needed.
 */
export function nearestConfiguration(
  rules: CompiledRules,
  chosen: ChosenValues,
  base: readonly number[],
  fixedAt = -1,
  fixedValue = -1,
  atLeast = 0,
): Nearest | null {
  if (!rules.diagram.satisfiable) return null;
  const { depth } = rules;
  const wish: Wish = { rules, chosen, base, fixedAt, fixedValue, path: new Array<number>(depth).fill(0) };
  for (let changes = atLeast; changes <= depth; changes += 1) {
    for (let others = 0; others <= depth; others += 1) {
      if (approach(wish, 0, 0, changes, others)) return { values: wish.path, givenUp: changes };
    }
  }
  return null;
}
