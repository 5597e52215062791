import { z } from 'zod';

/** Lengths of P5; those of a postal code and of the parts of a project are ours. */
export const lengths = {
  versionTitle: 30,
  sectionName: 80,
  areaName: 50,
  typeMark: 20,
  textarea: 4000,
  email: 248,
  postalCode: 20,
} as const;

/**
 * Letters, marks, digits, punctuation and currencies of every language, the joiners inside words, and the signs of figures and
 * names (decision 0046): no control characters, nothing that turns the direction of what follows.
 */
const signs = String.raw`\p{L}\p{M}\p{N}\p{P}\p{Sc} \u00a0\u3000\u202f\u200c\u200d+±−×÷=≈≤≥~→°™®©№`;

/** Of the punctuation what markup and templates are made of. */
const markup = String.raw`(?![{}\\])`;

/** A name, a title, a note of one line. */
export const textPattern = new RegExp(`^(?:${markup}[${signs}])*$`, 'u');

/** A text of several lines. */
export const textareaPattern = new RegExp(`^(?:${markup}[${signs}\\n\\r\\t])*$`, 'u');

/** One way to write each letter, so that equal names are equal texts, and no spaces around. */
const normal = (text: string) => text.normalize('NFC').trim();

const plain = (pattern: RegExp, most: number) =>
  z.string().overwrite(normal).max(most, 'formError.tooLong').regex(pattern, 'formError.signs');

export const shortText = (most: number) => plain(textPattern, most);
export const requiredText = (most: number) => shortText(most).min(1, 'formError.required');

/** Texts that may stay empty, as they are asked for; and the same as they are answered. */
export const optionalTexts = <Name extends string>(texts: Record<Name, z.ZodString>) =>
  eachText(texts, (text) => text.default(''));
export const answeredTexts = <Name extends string>(texts: Record<Name, z.ZodString>) =>
  eachText(texts, () => z.string());

const eachText = <Name extends string, Of extends z.ZodType>(
  texts: Record<Name, z.ZodString>,
  of: (text: z.ZodString) => Of,
) =>
  Object.fromEntries((Object.keys(texts) as Name[]).map((name) => [name, of(texts[name])])) as Record<
    Name,
    Of
  >;

export const textareaText = plain(textareaPattern, lengths.textarea);

/** Text of no pattern: anything that can be kept and read again, so neither a null byte nor half a character. */
export const anyText = (most: number) =>
  z
    .string()
    .overwrite(normal)
    .max(most, 'formError.tooLong')
    .refine((text) => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text), 'formError.signs');

/** A postal code: countries write them in every way, so that any text is one (P5). */
export const postalCode = anyText(lengths.postalCode);

export const emailText = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'formError.required')
  .max(lengths.email, 'formError.tooLong')
  .pipe(z.email('formError.email'));
