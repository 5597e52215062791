import type { Evaluation, Problem } from '@lucerna/engine';

/** Why the choices cannot be built; none when they can. */
export function refusalsOf(evaluation: Evaluation): readonly Problem[] {
  return evaluation.allowed ? [] : evaluation.problems;
}
