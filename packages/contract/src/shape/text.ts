import { z } from 'zod';

/** Lengths of P5; that of a postal code is ours, longer than any country's. */
export const lengths = {
  projectTitle: 50,
  versionTitle: 30,
  textarea: 4000,
  email: 248,
  postalCode: 20,
} as const;

/** Word characters, spaces, Latin-1 accented letters and - _ ' & ( ) + (P5, text pattern). */
export const textPattern = /^[\w\s\-'&()+À-ÖØ-öø-ÿ]*$/;

/** The text pattern with period, comma and colon (P5, textarea). */
export const textareaPattern = /^[\w\s\-'&()+.,:À-ÖØ-öø-ÿ]*$/;

const plain = (pattern: RegExp, most: number) =>
  z.string().trim().max(most, 'formError.tooLong').regex(pattern, 'formError.pattern');

export const shortText = (most: number) => plain(textPattern, most);
export const requiredText = (most: number) => shortText(most).min(1, 'formError.required');
export const textareaText = plain(textareaPattern, lengths.textarea);

/** Text of no pattern: anything but the null byte, which PostgreSQL cannot hold. */
export const anyText = (most: number) =>
  z
    .string()
    .trim()
    .max(most, 'formError.tooLong')
    .refine((text) => !text.includes('\u0000'), 'formError.pattern');

/** A postal code: countries write them in every way, so that any text is one (P5). */
export const postalCode = anyText(lengths.postalCode);

export const emailText = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'formError.required')
  .max(lengths.email, 'formError.tooLong')
  .pipe(z.email('formError.email'));
