import type { Plugin } from 'vite';

/** Of the files of react-aria that ask for the browser's language: what each names, and what stands for it. */
const answers = [
  {
    file: 'useDefaultLocale.mjs',
    names: /getDefaultLocale, .* as useDefaultLocale}/,
    code: `const known = { locale: 'en-US', direction: 'ltr' };
           export const getDefaultLocale = () => known;
           export const useDefaultLocale = getDefaultLocale;`,
  },
  { file: 'utils.mjs', names: /as isRTL}/, code: 'export const isRTL = () => false;' },
];

/**
 * Everything that is drawn is told its language (KitProvider), and all of them are written from the left. As it is read
 * react-aria looks both up for the browser's, in the calendars and scripts of all languages, which takes Chromium a
 * tenth of a second before anything is shown, and every part of a list would wait for the browser to change it.
 */
export function quickLocale(): Plugin {
  return {
    name: 'quick-locale',
    enforce: 'pre',
    transform(code, id) {
      const answer = answers.find(({ file }) => id.endsWith(`/react-aria/dist/private/i18n/${file}`));
      if (!answer) return undefined;
      if (!answer.names.test(code)) throw new Error('react-aria asks for the language in another way now.');
      return { code: answer.code, map: null };
    },
  };
}
