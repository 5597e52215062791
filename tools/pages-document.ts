import { pages, redirects, type PageRow } from '../packages/contract/src/page/index';
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import prettier from 'prettier';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const texts = [
  'common-front/routes',
  'common-front/navigation',
  'common-front/session',
  'eproject/collections',
]
  .concat(
    ['configurator', 'projects', 'budgets', 'orders', 'profile'].map((subject) => `eproject/${subject}`),
  )
  .map((file) => readFileSync(path.join(root, `apps/server/texts/${file}.json`), 'utf8'))
  .reduce<Record<string, { en: string }>>(
    (all, text) => ({ ...all, ...(JSON.parse(text) as Record<string, { en: string }>) }),
    {},
  );

/** Where docs/routes.md is. */
export const documentPath = path.join(root, 'docs/routes.md');

/** `/a/:b/:c?` as people write it: `/a/{b}[/{c}]`. */
const written = (address: string) =>
  address.replaceAll(/\/:(\w+)\?/g, '[/{$1}]').replaceAll(/:(\w+)/g, '{$1}');

const access: Readonly<Record<string, string>> = {
  open: 'everyone',
  'signed-in': 'signed in',
  internal: 'flag `internalPages`, by e-mail',
};

function rowOf(name: string, page: PageRow): string {
  const content = page.content ? `; its content: \`${page.content}\`` : '';
  const notes = [
    page.status && `only for a ${page.status} account; the others are asked to qualify`,
    page.isFramed && 'without bar and foot; in a frame of `FRAME_ORIGINS`',
    page.flag && `only with the flag \`${page.flag}\``,
    page.alsoWith && `every account with \`${page.alsoWith.name}=${page.alsoWith.value}\``,
  ].filter(Boolean);
  const who = access[page.access] ?? `\`${page.access}\``;
  return `| \`${written(page.path)}\` | \`${name}\` | ${texts[page.title]?.en ?? page.title} | ${who}${content} | ${notes.join('; ')} |`;
}

/** docs/routes.md, made from the table of pages. */
export function pagesDocument(): Promise<string> {
  const text = `# Pages

Made from the table in \`packages/contract/src/page\` by \`npx tsx tools/pages-document.ts\`; a test holds the two together. The router, the
guards, the links (\`href('project', { projectId })\`), the frame rules of the server and the test that visits every page come from the same table.

A part in brackets may be left out. Who may not open a page is led to \`/\`, or to \`/error-403\` when signed in. Where only the content of an
open page belongs to accounts, the page says so in place. A parameter that cannot be (an id that is none, a mode that a configurator lacks)
makes the page not found.

| Path | Name | Title | Who may open it | |
|---|---|---|---|---|
${Object.entries(pages)
  .map(([name, page]) => rowOf(name, page))
  .join('\n')}

## Paths that lead to another

| Path | Leads to | The next page is told |
|---|---|---|
${redirects
  .map(
    ({ path: from, redirect, state }) =>
      `| \`${written(from)}\` | \`${written(redirect)}\` | ${Object.keys(state ?? {})
        .map((each) => `\`${each}\``)
        .join(', ')} |`,
  )
  .join('\n')}
`;
  return prettier.format(text, { parser: 'markdown', printWidth: 110 });
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  writeFileSync(documentPath, await pagesDocument());
}
