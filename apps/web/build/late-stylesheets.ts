import type { Plugin } from 'vite';

const intoHead = 'document.head.appendChild(link)';

/**
 * Vite puts the sheets of late parts into the head, before the sheet of the app, which stands at the end of the page
 * (shell.ts). With each sheet that comes before another one of the same layers the browser lays out all of the page anew; at
 * the end of the page it looks at what the sheet is for.
 */
export function lateStylesheets(): Plugin {
  return {
    name: 'late-stylesheets',
    transform(code, id) {
      if (!id.includes('vite/preload-helper')) return undefined;
      if (!code.includes(intoHead))
        throw new Error('Vite puts late sheets into the page in another way now.');
      const place = '(isCss ? document.body : document.head).appendChild(link)';
      return { code: code.replace(intoHead, place), map: null };
    },
  };
}
