import type { z } from 'zod';
import type { FeedProblemCode, FeedProblems } from './problem';
import { memberOf } from '../../../records';

type Issue = z.core.$ZodIssue;

/** Where a row or a document stands; `lineOf` finds the line of one of its fields. */
export interface Place {
  readonly file: string;
  readonly row?: number | null;
  readonly key?: string | null;
  readonly lineOf: (path: readonly PropertyKey[]) => number;
}

function described(issue: Issue): readonly [FeedProblemCode, Record<string, string | number>] {
  switch (issue.code) {
    case 'invalid_type':
      return ['type', { expected: issue.expected }];
    case 'too_small':
    case 'too_big':
    case 'not_multiple_of':
      return ['range', { reason: issue.message }];
    case 'invalid_format':
      return ['format', { reason: issue.message }];
    case 'invalid_value':
    case 'invalid_union':
      return ['value', { reason: issue.message }];
    case 'custom': {
      const { code, data } = issue.params as { code: FeedProblemCode; data: Record<string, string | number> };
      return [code, data];
    }
    default:
      return ['value', { reason: issue.message }];
  }
}

function isAbsent(given: unknown, path: readonly PropertyKey[]): boolean {
  const at = path.reduce<unknown>((value, name) => memberOf(value, String(name)), given);
  return at === undefined;
}

/** Adds every fault that zod found in what was given, a row or a document, with the field's own line. */
export function reportIssues(
  problems: FeedProblems,
  { lineOf, ...place }: Place,
  given: unknown,
  issues: readonly Issue[],
): void {
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const name of issue.keys) {
        const path = [...issue.path, name];
        problems.add('unknownField', { ...place, line: lineOf(path), field: path.join('.') }, { name });
      }
      continue;
    }
    const absent = issue.code !== 'custom' && isAbsent(given, issue.path);
    const [code, data] = absent ? (['missing', {}] as const) : described(issue);
    const field = issue.path.map(String).join('.') || null;
    problems.add(code, { ...place, line: lineOf(issue.path), field }, data);
  }
}
