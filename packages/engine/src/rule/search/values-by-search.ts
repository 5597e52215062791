import { solve, type Solver } from './solver';

/** After so many tries a value counts as not possible: what is offered never ends nowhere. */
const maxTries = 1_000_000;

/** Whether some configuration has the values given (-1: any); it is then in the solver's path. */
export function isSolvable(solver: Solver, wanted: readonly number[], preferred: readonly number[]): boolean {
  solver.steps = maxTries;
  return solve(solver, wanted, preferred) === null;
}

/** The same as `sweepValues` without a diagram: looks for a configuration for each value. */
export function valuesBySearch(solver: Solver, chosen: readonly number[], state: Uint8Array): void {
  const { offsets } = solver.bits;
  const wanted = [...chosen];
  solver.model.attributes.forEach(({ usable }, at) => {
    usable.forEach((use, value) => {
      if (!use || state[offsets[at]! + value] === 1) return;
      wanted[at] = value;
      // The same value first everywhere, so that each configuration found proves values not proved yet.
      const preferred = solver.model.attributes.map((each) => value % Math.max(1, each.usable.length));
      if (!isSolvable(solver, wanted, preferred)) return;
      state[offsets[at]! + value] = 1;
      if (chosen[at]! >= 0 && chosen[at] !== value) return;
      solver.path.forEach((found, other) => (state[offsets[other]! + found] = 1));
    });
    wanted[at] = chosen[at]!;
  });
}
