import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { defaultKitTexts } from './defaults';
import { fillText } from './KitTexts';

const file = new URL('../../../../apps/server/texts/widgets/kit.json', import.meta.url);
const translated = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;

it('shows the same English in its storybook that the translations hold', () => {
  const english = Object.fromEntries(
    Object.entries(translated).map(([key, languages]) => [key.replace('kit.', ''), languages.en]),
  );
  expect(english).toEqual(defaultKitTexts);
});

it('keeps the places to fill in every language', () => {
  const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  for (const [key, languages] of Object.entries(translated)) {
    for (const text of Object.values(languages))
      expect(places(text), key).toEqual(places(languages.en ?? ''));
  }
});

it('fills what is named in braces and leaves the rest', () => {
  expect(fillText('Page {page} of {pages}', { page: 2 })).toBe('Page 2 of {pages}');
});
