import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { found, wordsOf } from './maker-words.mjs';

it('finds names, addresses and colours of a maker, and the names of its goods in the program', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lucerna-words-'));
  const write = (name: string, value: unknown) =>
    writeFileSync(path.join(folder, name), JSON.stringify(value));
  write('brand.json', { name: 'Ulven', website: 'https://www.ulven.example', accent: '#b3402a' });
  write('sellers.json', {
    16: { legalName: 'Ulven AS', phone: '+47 55', address: { street: 'Skogveien 1' } },
  });
  write('collection-texts.json', [
    { name: { en: 'Skog' }, designer: null },
    { name: { en: 'Sticks' }, designer: 'Kari Li' },
  ]);
  const words = wordsOf(folder);
  rmSync(folder, { recursive: true });
  expect(words.goods).toEqual(['Skog', 'Kari Li']);
  const inFile = (name: string, text: string) => found(name, text, words);
  expect(inFile('README.md', 'one\nof ulven.example and Ulvenland')).toEqual(['2: ulven.example']);
  expect(inFile('apps/web/src/a.css', 'a{color:#B3402A}')).toEqual(['1: #B3402A']);
  expect(inFile('apps/web/src/a.ts', "'Skog', 'Kari Li', 'Skogen'")).toEqual(['1: Skog', '1: Kari Li']);
  expect(inFile('apps/web/src/a.test.ts', "'Skog'")).toEqual([]);
  expect(inFile('apps/web/src/a.test.ts', 'ULVEN AS')).toEqual(['1: ULVEN AS']);
});
