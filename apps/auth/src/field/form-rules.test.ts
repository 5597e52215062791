import { accessHelp, fieldProblem, signUp } from '@lucerna/contract';
import type { FieldError, FieldValues } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { formRules } from './form-rules';

const options = { fields: {}, shouldUseNativeValidation: false };

/** The errors of a form as `field message limits`. */
async function errorsOf(shape: z.ZodType<FieldValues, FieldValues>, values: FieldValues) {
  const { errors } = await formRules(shape)(values, undefined, options);
  return Object.entries(errors as Record<string, FieldError>).map(([path, { message, types }]) => [
    path,
    message,
    types,
  ]);
}

describe('a form', () => {
  it.each([
    ['nothing', { email: '', password: '' }],
    ['what is wrong', { email: 'ana@', password: 'short', firstName: '<b>' }],
    [
      'what is too long',
      { email: `${'a'.repeat(250)}@b.es`, password: 'p'.repeat(200), lastName: 'x'.repeat(61) },
    ],
    ['another kind of value', { email: 7, password: null, channel: 2 }],
  ])('given %s says of each field what the server says first', async (_name, values) => {
    const issues = signUp.safeParse(values).error!.issues.map(fieldProblem);
    const first = issues.filter(({ path }, at) => issues.findIndex((each) => each.path === path) === at);
    expect(await errorsOf(signUp, values)).toEqual(
      first.map(({ path, message, data = {} }) => [
        path,
        message,
        Object.fromEntries(Object.entries(data).map(([name, value]) => [name, String(value)])),
      ]),
    );
  });

  it('names the limit that its sentence asks for', async () => {
    expect(await errorsOf(signUp, { email: 'ana@example.com', password: 'short' })).toEqual([
      ['password', 'formError.tooShort', { minimum: '10' }],
    ]);
  });

  it('sends what the contract makes of the values', async () => {
    const typed = { email: ' Ana@Example.com', description: ' I cannot sign in. ', language: 'es' };
    expect(await formRules(accessHelp)(typed as never, undefined, options)).toEqual({
      values: { email: 'ana@example.com', description: 'I cannot sign in.', language: 'es' },
      errors: {},
    });
  });
});
