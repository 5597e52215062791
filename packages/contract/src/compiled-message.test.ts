import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, it } from 'vitest';
import { readableText } from './compiled-message';

it.each([
  ['{who} wrote', {}, '… wrote'],
  ['{who} wrote', { who: 'Somebody' }, 'Somebody wrote'],
  ['{n, plural, one {# line} other {# lines}}', {}, '… lines'],
  ['{n, plural, one {# line} other {# lines of {name}}}', { n: 1, name: 'A' }, '1 lines of A'],
  ['{kind, select, a {first} other {another}}', {}, 'another'],
  ['{n, number} at {d, date}', { n: 3 }, '3 at …'],
])('%j with %j reads %j', (message, values, text) => {
  expect(readableText(parse(message), values)).toBe(text);
});
