import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { projectFields } from '../project-fields';
import { fieldProblem } from './field-problem';
import { emailText, lengths, postalCode, requiredText, shortText, textareaText } from './text';

/** What a rule has against a text: the key of the sentence and its limit, or the text that it takes. */
function answerOf(rule: z.ZodType, text: unknown): unknown {
  const { success, data, error } = rule.safeParse(text);
  if (success) return { taken: data };
  const problem = fieldProblem(error.issues[0]!);
  return { message: problem.message, ...problem.data };
}

const title = requiredText(projectFields.name.longest);
const version = requiredText(lengths.versionTitle);
const longEmail = (length: number) => `${'a'.repeat(60)}@${'b.'.repeat(100)}`.slice(0, length - 4) + '.com';
const signs = { message: 'formError.signs' };
const tooLong = (maximum: number) => ({ message: 'formError.tooLong', maximum });

describe('the rules of P5', () => {
  it.each([
    ['a title', title, "  Casa Núñez & Søn (2+1) - l'été_ ", { taken: "Casa Núñez & Søn (2+1) - l'été_" }],
    ['an empty title', title, '', { message: 'formError.required', minimum: 1 }],
    ['a title of spaces', title, '   ', { message: 'formError.required', minimum: 1 }],
    ['no title', title, undefined, { message: 'formError.required' }],
    ['a number for a title', title, 7, { message: 'formError.type' }],
    ['a title of 50', title, 'x'.repeat(50), { taken: 'x'.repeat(50) }],
    ['a title of 51', title, 'x'.repeat(51), tooLong(50)],
    ['a title with markup', title, '<b>', signs],
    ['a version of 30', version, 'v'.repeat(30), { taken: 'v'.repeat(30) }],
    ['a version of 31', version, 'v'.repeat(31), tooLong(30)],
    ['an empty text that may be', shortText(10), '', { taken: '' }],
    ['a comment with . , :', textareaText, 'A: b, c.\nd', { taken: 'A: b, c.\nd' }],
    ['a comment of 4000', textareaText, 'y'.repeat(4000), { taken: 'y'.repeat(4000) }],
    ['a comment of 4001', textareaText, 'y'.repeat(4001), tooLong(4000)],
    ['an e-mail', emailText, ' Ana.Soler+1@Example.COM ', { taken: 'ana.soler+1@example.com' }],
    ['no e-mail', emailText, '', { message: 'formError.required', minimum: 1 }],
    ['half an e-mail', emailText, 'ana@', { message: 'formError.email' }],
    ['an e-mail with a line break', emailText, 'a@b.es\r\nbcc:c@d.es', { message: 'formError.email' }],
    ['an e-mail of 249', emailText, longEmail(249), tooLong(248)],
    ['a Spanish postal code', postalCode, '08001', { taken: '08001' }],
    ['a British postal code', postalCode, 'SW1A 1AA', { taken: 'SW1A 1AA' }],
    ['anything for a postal code', postalCode, '〒100-0001 / #?', { taken: '〒100-0001 / #?' }],
    ['no postal code', postalCode, '', { taken: '' }],
    ['a postal code of 21', postalCode, '1'.repeat(21), tooLong(20)],
  ])('answer %s', (_name, rule, text, answer) => {
    expect(answerOf(rule, text)).toEqual(answer);
  });
});

const name = requiredText(120);

describe('a name', () => {
  it.each([
    'Müller & Söhne GmbH, Köln',
    'O’Brien',
    "O'Brien",
    'Łukasz Škoda',
    'Łódź',
    'Lobby / bar',
    '10 % off',
    'Licht & Leben GmbH & Co. KG',
    'Αθήνα',
    'Яблоко – свет',
    'شركة الإنارة',
    'תאורה בע״מ',
    '株式会社 灯り',
    '조명',
    'ไฟส่องสว่าง',
    'प्रकाश',
    'Suite 2×3: 3 m² @ 5 € #4 (1º) ¿sí? ¡ya!',
    '«Maison» “Lumière” „Licht“',
    'خصم ٪١٢٫٥ من ١٬٠٠٠؟',
    '照明《灯り》【新】！？〜',
    'Λυχνία· ΕΠΕ; [A–1]',
    'UGR ≤ 19, Ra ≥ 90, ±5 % ≈ 3 lm = 1 m → 2 ÷ 1, −1 ~ 2',
  ])('may be %s', (text) => {
    expect(answerOf(name, text)).toEqual({ taken: text });
    expect(answerOf(textareaText, `${text}\n${text}`)).toEqual({ taken: `${text}\n${text}` });
  });

  it.each([
    ['a null byte', 'a\u0000b'],
    ['a bell', 'a\u0007b'],
    ['a line break', 'a\nb'],
    ['half a character', 'a\ud800b'],
    ['the other half', 'a\udc00b'],
    ['the direction turned', 'a\u202efdp.exe'],
    ['an isolate', 'a\u2066b'],
    ['a mark of direction', 'a\u200fb'],
    ['a byte order mark in the middle', 'a\ufeffb'],
    ['a soft hyphen', 'a\u00adb'],
    ['a separator of lines', 'a\u2028b'],
    ['a private sign', 'a\ue000b'],
    ['markup', '<script>'],
    ['a template', '{{7*7}}'],
    ['a backslash', 'a\\b'],
    ['a picture', 'a\u{1f600}'],
  ])('may not hold %s', (_what, text) => {
    expect(answerOf(name, text)).toEqual(signs);
  });

  it('is trimmed, and each letter is written in one way', () => {
    expect(answerOf(name, '  Mu\u0308ller \u00a0')).toEqual({ taken: 'Müller' });
  });
});

describe('any text', () => {
  it('is anything that can be kept', () => {
    expect(answerOf(postalCode, '<b>{}')).toEqual({ taken: '<b>{}' });
    for (const text of ['a\u0000', 'a\ud800', '\udfffb']) expect(answerOf(postalCode, text)).toEqual(signs);
  });
});
