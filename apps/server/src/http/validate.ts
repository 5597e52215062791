import { fieldProblem, type FieldProblem as Problem } from '@lucerna/contract';
import type { z } from 'zod';

/** One field that is wrong, and where it came from. */
export interface FieldProblem extends Problem {
  readonly in: 'path' | 'query' | 'body' | 'header';
}

/** The issues of a failed check as fields, at most fifty. */
export function fieldProblems(
  where: FieldProblem['in'],
  issues: readonly z.core.$ZodIssue[],
): FieldProblem[] {
  return issues.slice(0, 50).map((issue) => ({ in: where, ...fieldProblem(issue) }));
}
