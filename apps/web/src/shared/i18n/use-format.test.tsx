import { languages, type LanguageCode } from '@lucerna/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { describe, expect, it, vi } from 'vitest';
import { useFormat, type Format } from './use-format';

// The language's store reads the browser's languages, and Node 20 has none.
vi.hoisted(() => {
  Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en-GB'] }, configurable: true });
});

/** What a page in a language writes. Spaces that never break are shown as plain ones. */
function written(language: LanguageCode, write: (format: Format) => string): string {
  const Page = () => write(useFormat());
  const html = renderToStaticMarkup(
    <IntlProvider locale={languages[language].locale} messages={{}} onError={() => undefined}>
      <Page />
    </IntlProvider>,
  );
  return html.replaceAll(/[\u00a0\u202f]/g, ' ');
}

type Row = readonly [LanguageCode, string];
const eachLanguage = (texts: Readonly<Record<LanguageCode, string>>) =>
  Object.entries(texts) as unknown as Row[];

describe('a page writes', () => {
  it.each(eachLanguage({ es: '48,5 %', en: '48.5%', de: '48,5 %', it: '48,5%', fr: '48,5 %', us: '48.5%' }))(
    'percentages in %s',
    (language, text) => {
      expect(written(language, ({ unit }) => unit(48.5, '%'))).toBe(text);
    },
  );

  it.each(
    eachLanguage({
      es: '1 234 567,89',
      en: '1 234 567.89',
      de: '1 234 567,89',
      it: '1 234 567,89',
      fr: '1 234 567,89',
      us: '1 234 567.89',
    }),
  )('numbers in %s', (language, text) => {
    expect(written(language, ({ number }) => number(1_234_567.891))).toBe(text);
  });

  it.each(
    eachLanguage({
      es: '12 000,5 lm',
      en: '12 000.5 lm',
      de: '12 000,5 lm',
      it: '12 000,5 lm',
      fr: '12 000,5 lm',
      us: '12 000.5 lm',
    }),
  )('a figure with its unit in %s', (language, text) => {
    expect(written(language, ({ unit }) => unit(12_000.46, 'lm', 1))).toBe(text);
  });

  it.each(
    eachLanguage({
      es: '3 de febrero de 2026',
      en: '3 February 2026',
      de: '3. Februar 2026',
      it: '3 febbraio 2026',
      fr: '3 février 2026',
      us: 'February 3, 2026',
    }),
  )('a day in %s, the same day in every zone', (language, text) => {
    expect(written(language, ({ date }) => date('2026-02-03'))).toBe(text);
  });

  it.each(
    eachLanguage({
      es: '23 nov 2026',
      en: '23 Nov 2026',
      de: '23.11.2026',
      it: '23 nov 2026',
      fr: '23 nov. 2026',
      us: '11/23/2026',
    }),
  )('a day in a row in %s', (language, text) => {
    expect(written(language, ({ shortDate }) => shortDate('2026-11-23'))).toBe(text);
  });

  it.each(eachLanguage({ es: '17:05', en: '17:05', de: '17:05', it: '17:05', fr: '17:05', us: '05:05 PM' }))(
    'the time in %s',
    (language, text) => {
      expect(written(language, ({ time }) => time('2026-02-03T17:05:00'))).toBe(text);
    },
  );

  it.each(
    eachLanguage({
      es: 'uno, dos y tres',
      en: 'uno, dos and tres',
      de: 'uno, dos und tres',
      it: 'uno, dos e tres',
      fr: 'uno, dos et tres',
      us: 'uno, dos, and tres',
    }),
  )('words in a row in %s', (language, text) => {
    expect(written(language, ({ list }) => list(['uno', 'dos', 'tres']))).toBe(text);
  });

  it.each(Object.keys(languages) as LanguageCode[])('money in %s as its currency does (C9)', (language) => {
    expect(written(language, ({ money }) => money({ amount: 1_234_567, currency: 'EUR' }))).toBe(
      '12.345,67 €',
    );
    expect(written(language, ({ money }) => money({ amount: 1_234_567, currency: 'USD' }))).toBe(
      '$12,345.67',
    );
  });
});
