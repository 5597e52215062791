import { languageCodes } from '@lucerna/engine';
import { describe, expect, it } from 'vitest';
import { languageOf, localeOf } from './language';

describe('the language of a query', () => {
  it.each([
    ['en-US', 'us'],
    ['en_US', 'us'],
    ['EN-us', 'us'],
    ['us', 'us'],
    ['en', 'en'],
    ['en-GB', 'en'],
    ['es-ES', 'es'],
    ['de-DE', 'de'],
    ['it-IT', 'it'],
    ['fr-FR', 'fr'],
    ['FR', 'fr'],
  ])('%s is %s', (text, language) => {
    expect(languageOf(text)).toBe(language);
  });

  it.each(['', 'pt', 'zh-CN', 'constructor', '__proto__', ['es'], 7, undefined])(
    '%j is that of the viewer, else English',
    (text) => {
      expect(languageOf(text, 'it')).toBe('it');
      expect(languageOf(text)).toBe('en');
    },
  );

  it.each(languageCodes)('%s is found again by its locale', (language) => {
    expect(languageOf(localeOf(language))).toBe(language);
  });
});
