import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const texts = fileURLToPath(new URL('../../server/texts/common-front/errors-dialog.json', import.meta.url));
/** American English says the same here. */
const languages = ['en', 'de', 'es', 'fr', 'it'] as const;

type Texts = Readonly<Record<string, Readonly<Record<(typeof languages)[number], string>>>>;

const sheet = /\s*<link rel="stylesheet" crossorigin[^>]*>/g;

/**
 * What stands until the app is read (index.html): gives it what it says while not even the texts can be read, in each
 * language those very texts, and lets it be shown before the app's own styles come.
 */
export function shell(): Plugin {
  return {
    name: 'shell',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => withWords(withLateSheets(html)),
    },
  };
}

function withLateSheets(html: string): string {
  const sheets = html.match(sheet) ?? [];
  return html.replace(sheet, '').replace(/\s*<\/body>/, (end) => sheets.join('') + end);
}

function withWords(html: string): string {
  const table = JSON.parse(readFileSync(texts, 'utf8')) as Texts;
  const words = languages.map((lang) => {
    const [title, text] = ['errors-dialog.notYet.title', 'errors-dialog.comesBack'].map(
      (key) => table[key]![lang],
    );
    return `<div class="away" role="alert" lang="${lang}"><p>${title}</p><p>${text}</p></div>`;
  });
  return html.replace('<div class="coming"></div>', (line) => [line, ...words].join('\n      '));
}
