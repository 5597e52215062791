import type { z } from 'zod';

/** One value that breaks a rule: where it is in its form or body, and the text that says so to a person. */
export interface FieldProblem {
  /** `products.0.quantity`. */
  readonly path: string;
  /** The last part of `message`, for programs. */
  readonly code: string;
  /** The text's key, `formError.<code>`. */
  readonly message: string;
  /** What the text asks for: a limit, or the names of fields. */
  readonly data?: Readonly<Record<string, string | number>>;
}

type Issue = z.core.$ZodIssue;

/** zod's kinds of issue in the words of formError.json; a rule that names its text keeps it. */
function textOf(issue: Issue): string {
  if (issue.message.startsWith('formError.')) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      // zod tells the value itself only when asked, its kind always.
      return issue.message.endsWith('received undefined') ? 'formError.required' : 'formError.type';
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

/** An issue of a failed check as a person reads it, the same in a browser's form and in the server's answer (P5). */
export function fieldProblem(issue: Issue): FieldProblem {
  const message = textOf(issue);
  const data = limitsOf(issue);
  return {
    path: issue.path.map(String).join('.'),
    code: message.slice('formError.'.length),
    message,
    ...(data && { data }),
  };
}
