import type { Plugin } from 'vite';

/** What react-aria asks of a language as it is read, by file: how it asks, and how it is asked for instead. */
const questions = [
  {
    // Whether it is written as a language is: Chromium looks through the calendars of all it knows, a tenth of a second
    // before anything is shown. Both throw for what is none.
    file: '/i18n/useDefaultLocale.mjs',
    slow: /Intl\.DateTimeFormat\.supportedLocalesOf\(\[\s*locale\s*\]\)/,
    quick: 'Intl.getCanonicalLocales(locale)',
  },
  {
    // Its direction: the table of likely scripts is read first, which it is told without.
    file: '/i18n/utils.mjs',
    slow: /new Intl\.Locale\(localeString\)\.maximize\(\)/,
    quick: 'new Intl.Locale(localeString)',
  },
];

/** Lets react-aria ask of the browser's language what costs no time before anything is shown. */
export function quickLocale(): Plugin {
  return {
    name: 'quick-locale',
    enforce: 'pre',
    transform(code, id) {
      const question = questions.find(({ file }) => id.endsWith(`react-aria/dist/private${file}`));
      if (!question) return undefined;
      if (!question.slow.test(code)) throw new Error('react-aria asks for the language in another way now.');
      return { code: code.replace(question.slow, question.quick), map: null };
    },
  };
}
