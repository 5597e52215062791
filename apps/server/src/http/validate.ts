import type { z } from 'zod';

/** One field that is wrong: where it came from, its path in there, what is wrong and the text for a person. */
export interface FieldProblem {
  readonly in: 'path' | 'query' | 'body' | 'header';
  readonly path: string;
  readonly code: string;
  readonly message: string;
  readonly data?: Record<string, string | number>;
}

type Issue = z.core.$ZodIssue;

/** zod's kinds of issue in the words of formError.json. */
function formError(issue: Issue): string {
  if (issue.message.startsWith('formError.')) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'formError.required' : 'formError.type';
    case 'too_small':
      return issue.origin === 'string' ? 'formError.tooShort' : 'formError.tooSmall';
    case 'too_big':
      return issue.origin === 'string' ? 'formError.tooLong' : 'formError.tooBig';
    case 'invalid_format':
      return issue.format === 'email' ? 'formError.email' : 'formError.pattern';
    case 'invalid_value':
    case 'invalid_union':
      return 'formError.notAllowed';
    case 'unrecognized_keys':
      return 'formError.unknownField';
    default:
      return 'formError.invalid';
  }
}

function limitsOf(issue: Issue): Record<string, string | number> | undefined {
  if (issue.code === 'too_small') return { minimum: Number(issue.minimum) };
  if (issue.code === 'too_big') return { maximum: Number(issue.maximum) };
  if (issue.code === 'unrecognized_keys') return { fields: issue.keys.join(', ') };
  return undefined;
}

/** The issues of a failed check as fields, at most fifty. */
export function fieldProblems(where: FieldProblem['in'], issues: readonly Issue[]): FieldProblem[] {
  return issues.slice(0, 50).map((issue) => {
    const message = formError(issue);
    const data = limitsOf(issue);
    return {
      in: where,
      path: issue.path.map(String).join('.'),
      code: message.slice('formError.'.length),
      message,
      ...(data && { data }),
    };
  });
}
