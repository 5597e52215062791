import { expect, it, vi } from 'vitest';
import { firstLanguage } from './first-language';

vi.stubGlobal('navigator', { languages: ['it-IT'] });

it('is that of a page whose address names one', () => {
  expect(firstLanguage('/de/new-register')).toBe('de');
  expect(firstLanguage('/fr/invitation')).toBe('fr');
});

it('is the browser’s where the address names none', () => {
  for (const path of ['/', '/de', '/xx/new-register', '/projects/de']) expect(firstLanguage(path)).toBe('it');
});
