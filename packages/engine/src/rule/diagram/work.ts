/** So many elementary steps and no more a compilation may take: some tenths of a second. Models of makers take hundredths of it. */
export const defaultWorkLimit = 40_000_000;

/** Thrown where a compilation passes its limit; `compileDiagram` answers it with null. */
export class WorkLimitPassed extends Error {}

/**
 * Counts the elementary steps of a compilation (a word of bits read or compared), so that no rules take longer than the
 * limit allows, on whatever machine: the same rules always take the same steps.
 */
export class Work {
  steps = 0;

  constructor(readonly limit = defaultWorkLimit) {}

  /** Counts steps, before they are taken where there may be many. Throws WorkLimitPassed. */
  spend(steps: number): void {
    this.steps += steps;
    if (this.steps > this.limit) throw new WorkLimitPassed();
  }
}
