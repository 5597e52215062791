/** What a work in steps comes to, without a pause. */
export function runSteps<Made>(steps: Generator<void, Made>): Made {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}
