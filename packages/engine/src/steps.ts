/** Runs work that yields between its steps to its end, in one piece. */
export function runSteps<Made>(steps: Generator<void, Made>): Made {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
