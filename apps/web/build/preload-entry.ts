import { fileURLToPath } from 'node:url';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const entry = '/src/preload.ts';
const page = fileURLToPath(new URL('../index.html', import.meta.url));

/** The typeface of the first texts: words drawn in another one first would move when it comes. */
const typeface = /-latin-wght-normal[^/]*\.woff2$/;

const font = (href: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href },
  injectTo: 'head-prepend',
});

const script = (src: string): HtmlTagDescriptor[] => [
  { tag: 'script', attrs: { type: 'module', src }, injectTo: 'head-prepend' },
];

/**
 * Gives the page a script of its own that runs before the app (src/preload.ts). Vite puts all scripts of a page into one
 * file, which would be run when the last library of the app is read.
 */
export function preloadEntry(): Plugin {
  return {
    name: 'preload-entry',
    config: (_, { command }) =>
      command === 'build'
        ? {
            build: {
              rolldownOptions: { input: { index: page, preload: page.replace('/index.html', entry) } },
            },
          }
        : {},
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        if (!bundle) return script(entry);
        const built = Object.values(bundle).find(
          (each) => each.type === 'chunk' && each.isEntry && each.facadeModuleId?.endsWith(entry),
        );
        if (!built) throw new Error(`${entry} was not built.`);
        const fonts = Object.keys(bundle).filter((name) => typeface.test(name) && !name.includes('-ext-'));
        return [...script(`/${built.fileName}`), ...fonts.map((name) => font(`/${name}`))];
      },
    },
  };
}
