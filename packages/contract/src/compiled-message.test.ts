import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, it } from 'vitest';
import { readableText, translator } from './compiled-message';

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

it('sets a name from right to left apart from the sentence around it, and no other', () => {
  const given: unknown[] = [];
  const formatMessage = (message: { id: string }, values?: object) => {
    given.push(values);
    return message.id.toUpperCase();
  };
  const translate = translator({ messages: { of: ['of'], all: 'all' }, formatMessage }, () => undefined);
  translate('of', { name: 'فندق (2)', count: 3, other: 'Hotel (2)' });
  translate('of', { name: 'מלון' });
  translate('of', { name: '\ufb2a\ufed3', other: '\ufeff' });
  translate('all');
  expect(given).toEqual([
    { name: '\u2068فندق (2)\u2069', count: 3, other: 'Hotel (2)' },
    { name: '\u2068מלון\u2069' },
    { name: '\u2068\ufb2a\ufed3\u2069', other: '\ufeff' },
    undefined,
  ]);
});
