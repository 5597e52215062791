import { expect, it } from 'vitest';
import { entityTag, matchesTag } from './entity-tag';

const tag = entityTag('text', '12.');

it('is of the text and of what stands before it', () => {
  expect(tag).toMatch(/^W\/"12\.[\w-]{22}"$/);
  expect(entityTag('text', '12.')).toBe(tag);
  expect(entityTag('text', '13.')).not.toBe(tag);
  expect(entityTag('other', '12.')).not.toBe(tag);
});

it.each([
  [tag, true],
  [tag.slice(2), true],
  [`"other", ${tag}`, true],
  ['*', true],
  ['"other"', false],
  ['', false],
  [undefined, false],
])('If-None-Match %j names it: %s', (given, isNamed) => {
  expect(matchesTag(given, tag)).toBe(isNamed);
});
