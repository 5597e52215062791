import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const moduleName = 'virtual:pages';
const source = fileURLToPath(new URL('../../../packages/contract/src/page/index.ts', import.meta.url));
const zod = 'zod';

/** What a schema of one parameter says as JSON Schema. */
interface Described {
  pattern?: string;
  enum?: string[];
}
type Row = Readonly<Record<string, unknown>> & { readonly params?: { shape: Record<string, unknown> } };
interface Table {
  pages: Record<string, Row>;
  redirects: Row[];
}
type ToJsonSchema = (schema: unknown) => Described;

/**
 * Makes the browser's table of pages from the contract's: as it stands there, with each parameter's schema written as
 * a pattern, since zod would be a tenth of the first load.
 */
export function pagesTable(): Plugin {
  return {
    name: 'pages-table',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    async load(id) {
      if (id !== `\0${moduleName}`) return undefined;
      const imported = await runnerImport<Table>(source, { configFile: false, logLevel: 'error' });
      for (const file of imported.dependencies) this.addWatchFile(file);
      const { toJSONSchema } = ((await import(zod)) as { z: { toJSONSchema: ToJsonSchema } }).z;
      // What stands over a room before the app is read is the server's to say.
      const lightRow = ({ params, room: _, ...row }: Row) => ({
        ...row,
        params:
          params &&
          Object.fromEntries(
            Object.entries(params.shape).map(([name, schema]) => [
              name,
              patternOf(name, toJSONSchema(schema)),
            ]),
          ),
      });
      const { pages, redirects } = imported.module;
      const light = Object.fromEntries(
        Object.entries(pages).map(([name, row]) => [name, withoutUsual(name, lightRow(row))]),
      );
      return [writeOnce({ pages: light, redirects: redirects.map(lightRow) }), restoreUsual].join('\n');
    },
  };
}

/** Most pages are open to everyone, and many are called after their name: what is usual is not written down for each. */
function withoutUsual(
  name: string,
  { access, title, ...row }: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return {
    ...row,
    ...(access !== 'open' && { access }),
    ...(title !== `routes.${name}` && { title }),
  };
}

const restoreUsual =
  'for (const name in pages) pages[name] = { access: "open", title: "routes." + name, ...pages[name] };';

function patternOf(name: string, { pattern, enum: words }: Described): string {
  if (words) return `^(${words.join('|')})$`;
  if (pattern === undefined) throw new Error(`The parameter ${name} of a page has no pattern.`);
  return pattern;
}

/** The source of a module with some exports; each pattern, which many pages have, stands in it once. */
function writeOnce(exported: Readonly<Record<string, unknown>>): string {
  const patterns: string[] = [];
  const tables = Object.entries(exported).map(([name, table]) => {
    const text = JSON.stringify(table).replace(/"\^(?:[^"\\]|\\.)*"/g, (pattern) => {
      if (!patterns.includes(pattern)) patterns.push(pattern);
      return `patterns[${patterns.indexOf(pattern)}]`;
    });
    return `export const ${name} = ${text};`;
  });
  return [`const patterns = [${patterns.join(',')}];`, ...tables].join('\n');
}
