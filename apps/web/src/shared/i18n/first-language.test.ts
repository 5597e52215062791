import { afterEach, expect, it, vi } from 'vitest';
import { firstLanguage } from './first-language';

let kept: Record<string, string> = {};
vi.stubGlobal('navigator', { languages: ['it-IT'] });
vi.stubGlobal('localStorage', { getItem: (name: string) => kept[name] ?? null });
vi.stubGlobal('document', { cookie: '' });
afterEach(() => {
  kept = {};
  document.cookie = '';
});

it('is that of a page whose address names one', () => {
  expect(firstLanguage('/de/new-register')).toBe('de');
  expect(firstLanguage('/fr/invitation')).toBe('fr');
});

it('is the browser’s where the address names none', () => {
  for (const path of ['/', '/de', '/xx/new-register', '/projects/de']) expect(firstLanguage(path)).toBe('it');
});

it('is the account’s at its first visit, whatever this browser was left in, and from then on what is kept here', () => {
  document.cookie = 'other=1; signed-in=de';
  kept = { 'lucerna.language': 'fr' };
  expect(firstLanguage('/projects')).toBe('de');
  expect(firstLanguage('/es/new-register')).toBe('es');
  kept = { ...kept, 'lucerna.hasBeenActive': 'true' };
  expect(firstLanguage('/projects')).toBe('fr');
});

it('is not one that a mark of before does not name', () => {
  document.cookie = 'signed-in=1';
  expect(firstLanguage('/')).toBe('it');
});
