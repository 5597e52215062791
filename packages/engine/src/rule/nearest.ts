/**
 * What a nearest configuration is looked for: by attribute the user's choice (-1 none), the base value (-1 none), and
 * the value that it must have (-1 any). Cheapest is what gives up the fewest choices, then takes the most base values
 * where no choice is kept; of equals the first, attribute by attribute: the choice, the base, then the list's order.
 */
export interface Wish {
  readonly chosen: readonly number[];
  readonly base: readonly number[];
  readonly must: readonly number[];
}

/** A configuration near the choices. */
export interface Nearest {
  readonly values: readonly number[];
  /** How many chosen values it gives up; values that must be taken aside. */
  readonly givenUp: number;
}

/** What a wish makes of the values of one attribute: their costs, and the order in which they are preferred. */
export interface Preference {
  /** The value preferred to all others, -1 for none, and its cost. */
  readonly first: number;
  readonly firstCost: number;
  /** The value preferred after it, -1 for none, and its cost. */
  readonly second: number;
  readonly secondCost: number;
  /** Of all other values, in the order of the list; `never` when they may not be taken. */
  readonly otherCost: number;
}

/** A cost beyond all others: of what may not be, or leads nowhere. A small integer, since those are quick. */
export const never = 2 ** 29;

/** A choice given up costs more than all values of an attribute list other than the base together. */
export const costOfChoice = (depth: number): number => depth + 1;

/** How a wish prefers the values of an attribute. */
export function preference({ chosen, base, must }: Wish, at: number): Preference {
  const kept = chosen[at]!;
  const preferred = base[at]!;
  const change = costOfChoice(chosen.length);
  if (must[at]! >= 0) {
    return { first: must[at]!, firstCost: 0, second: -1, secondCost: 0, otherCost: never };
  }
  if (kept < 0) {
    return { first: preferred, firstCost: 0, second: -1, secondCost: 0, otherCost: 1 };
  }
  const second = preferred === kept ? -1 : preferred;
  return { first: kept, firstCost: 0, second, secondCost: change, otherCost: change + 1 };
}

/** What a preference makes a value cost. */
export function costOf(
  { first, firstCost, second, secondCost, otherCost }: Preference,
  value: number,
): number {
  if (value === first) return firstCost;
  return value === second ? secondCost : otherCost;
}
