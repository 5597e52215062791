import { expect, it } from 'vitest';
import { readDraftFields } from './draft-fields';

const refusal = (stored: unknown) => {
  const read = readDraftFields(stored, ['creation', 'floor']);
  return read.ok ? null : read.problems[0]?.code;
};

it('reads what an editor kept, and one piece where it is not said how many', () => {
  const read = { ok: true, value: { fields: { creation: 1 }, quantity: 1 } };
  expect(readDraftFields({ creation: 1 }, ['creation'])).toEqual(read);
  expect(readDraftFields({ creation: 1, quantity: 0.5 }, ['creation'])).toEqual(read);
});

it.each([
  ['nothing', null, 'domain-incorrect'],
  ['text that was cut in half', '{"creation":{"vers', 'domain-incorrect'],
  ['a list', [], 'domain-incorrect'],
  ['what a newer release keeps beside', { creation: 1, quantity: 1, layers: [] }, 'domain-newer'],
])('refuses %s', (_, stored, code) => {
  expect(refusal(stored)).toBe(code);
});
