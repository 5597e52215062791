import { expect, it } from 'vitest';
import { choicesInWords } from './choices-in-words';

it('says what was chosen in words, and never a code for words that could not be read', () => {
  const chosen = { color: '10', temperature: '1', control: 'Z', installation: '10', pendantHeight: 200 };
  const names = new Map([
    ['color 10', 'White'],
    ['installation 10', 'Surface Basic'],
  ]);
  const nameOf = (attribute: string, code: string) => names.get(`${attribute} ${code}`);
  expect(choicesInWords(chosen, nameOf)).toEqual(['White', 'Surface Basic']);
  expect(choicesInWords(chosen, () => undefined)).toEqual([]);
});
