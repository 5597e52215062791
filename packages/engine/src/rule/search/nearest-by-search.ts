import { costOf, costOfChoice, never, preference } from '../nearest';
import type { Nearest, Preference, Wish } from '../nearest';
import { aliveAfter, takenAway, type Solver } from './solver';
import { isSolvable } from './values-by-search';

/** After so many tries the nearest configuration found so far is the answer, so that nobody waits for ever. */
const maxTries = 200_000;

interface Approach {
  readonly solver: Solver;
  readonly preferences: readonly Preference[];
  /** What a configuration must cost less than, and the one that does. */
  bound: number;
  best: readonly number[];
  tries: number;
}

/** The least that the attributes from one on can cost; `never` when one has no value left. */
function leastCost({ solver, preferences, bound }: Approach, alive: Int32Array, from: number): number {
  let sum = 0;
  for (let at = from; at < solver.path.length && sum < bound; at += 1) {
    const taken = takenAway(solver, alive, at);
    let least = never;
    taken.forEach((rule, value) => {
      if (rule === -1) least = Math.min(least, costOf(preferences[at]!, value));
    });
    sum += least;
  }
  return sum;
}

/** Gives attribute after attribute its values in the order of preference. */
function approach(state: Approach, alive: Int32Array, at: number, cost: number): void {
  const { solver, preferences } = state;
  if (at === solver.path.length) {
    state.bound = cost;
    state.best = solver.path.slice();
    return;
  }
  if (cost + leastCost(state, alive, at) >= state.bound) return;
  const taken = takenAway(solver, alive, at);
  const { first, second } = preferences[at]!;
  const ranked = [first, second, ...taken.keys()].filter(
    (value, rank) => value >= 0 && taken[value] === -1 && (rank < 2 || (value !== first && value !== second)),
  );
  for (const value of ranked) {
    const own = cost + costOf(preferences[at]!, value);
    if (own >= state.bound || state.tries <= 0) continue;
    state.tries -= 1;
    solver.path[at] = value;
    approach(state, aliveAfter(solver, alive, at, value), at + 1, own);
    solver.path[at] = -1;
  }
}

/** The nearest configuration to a wish, by search; null when none has the values that it must have. */
export function nearestBySearch(solver: Solver, wish: Wish): Nearest | null {
  const preferred = wish.chosen.map((kept, at) => (kept >= 0 ? kept : wish.base[at]!));
  if (!isSolvable(solver, wish.must, preferred)) return null;
  const preferences = wish.chosen.map((_, at) => preference(wish, at));
  const best = solver.path.slice();
  const cost = best.reduce((sum, value, at) => sum + costOf(preferences[at]!, value), 0);
  // One more than it costs: an equally dear one that is preferred must win.
  const state: Approach = { solver, preferences, bound: cost + 1, best, tries: maxTries };
  solver.path.fill(-1);
  approach(state, solver.enabled.slice(), 0, 0);
  return { values: state.best, givenUp: Math.floor(Math.min(state.bound, cost) / costOfChoice(best.length)) };
}
