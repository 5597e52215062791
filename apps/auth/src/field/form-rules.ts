import { toNestErrors } from '@hookform/resolvers';
import { fieldProblem } from '@lucerna/contract';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/**
 * A shape of the contract as the rules of a form, so that the form says what the server would. An error's message is
 * the key of its text, and `types` holds what the text asks for.
 */
export function formRules<Input extends FieldValues, Output>(
  shape: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return (values, _context, options) => {
    const checked = shape.safeParse(values);
    if (checked.success) return { values: checked.data, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const issue of checked.error.issues) {
      const { path, message, data } = fieldProblem(issue);
      errors[path] ??= { type: issue.code, message, types: textsOf(data) };
    }
    return { values: {}, errors: toNestErrors<Input>(errors, options) };
  };
}

// A form keeps texts only; a plural takes the text of a number as well.
const textsOf = (data: Readonly<Record<string, string | number>> = {}) =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, String(value)]));
