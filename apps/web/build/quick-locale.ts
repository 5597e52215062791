import type { Plugin } from 'vite';

const slow = /Intl\.DateTimeFormat\.supportedLocalesOf\(\[\s*locale\s*\]\)/;

/**
 * As it is read, react-aria asks whether the browser's language is written as one, in a way for which Chromium looks
 * through the calendars of all its languages: a tenth of a second before anything is shown. This asks the same of the
 * language alone; both throw for what is none.
 */
export function quickLocale(): Plugin {
  return {
    name: 'quick-locale',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/i18n/useDefaultLocale.mjs')) return undefined;
      if (!slow.test(code)) throw new Error('react-aria asks for the language in another way now.');
      return { code: code.replace(slow, 'Intl.getCanonicalLocales(locale)'), map: null };
    },
  };
}
