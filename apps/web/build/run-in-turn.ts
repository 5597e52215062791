import type { Plugin } from 'vite';

const app = /\s*<script type="module" crossorigin src="(\/assets\/index-[^"]+)"><\/script>/;
const libraries = /<link rel="modulepreload" crossorigin href="(\/assets\/base-[^"]+)">/;

const link = (address: string) => `<link rel="modulepreload" crossorigin href="${address}" data-run>`;

/**
 * Names the libraries (`base`, chunk-groups.ts) and the app for the script before them, which runs one after the other
 * (src/app/preload/run-in-turn.ts). As one script they would hold a phone for twice as long, in which it takes no press.
 */
export function runInTurn(): Plugin {
  return {
    name: 'run-in-turn',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        const [, start] = app.exec(html) ?? [];
        if (start === undefined || !libraries.test(html))
          throw new Error('The page names no libraries or no app.');
        return html
          .replace(app, '')
          .replace(libraries, (_, address: string) => `${link(address)}\n    ${link(start)}`);
      },
    },
  };
}
