import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type { Plugin } from 'vite';

const moduleName = 'virtual:operations';
/** The paths of the calls that are sent before the app is read. */
const firstName = 'virtual:first-calls';
const firstCalls = ['getTexts', 'getConfig', 'getCookie', 'getAccount', 'refresh'];
const source = fileURLToPath(new URL('../../../packages/contract/src/operations/index.ts', import.meta.url));

interface Described {
  method: string;
  path: string;
  tag: string;
  idempotent?: boolean;
  query?: { shape?: Record<string, unknown> };
}

/**
 * Makes the light table of the API's calls from the contract: method, path and flags, without zod and the schemas,
 * which would more than double the first load.
 */
export function operationsTable(): Plugin {
  return {
    name: 'operations-table',
    resolveId: (id) => (id === moduleName || id === firstName ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${moduleName}` && id !== `\0${firstName}`) return undefined;
      const imported = await runnerImport<{ operations: Record<string, Described> }>(source, {
        configFile: false,
        logLevel: 'error',
      });
      for (const file of imported.dependencies) this.addWatchFile(file);
      if (id === `\0${firstName}`) return firstTable(imported.module.operations);
      const table = Object.fromEntries(
        Object.entries(imported.module.operations).map(([name, each]) => [name, lightRow(each)]),
      );
      return `export const operations = ${JSON.stringify(table)};`;
    },
  };
}

/** Only what is so is written: the table is part of every first load. */
function lightRow({ method, path, tag, idempotent, query }: Described) {
  return { method, path, tag, idempotent, takesLanguage: query?.shape?.lang !== undefined || undefined };
}

function firstTable(operations: Record<string, Described>): string {
  const paths = firstCalls.map((name) => [name, operations[name]!.path]);
  return `export const firstCalls = ${JSON.stringify(Object.fromEntries(paths))};`;
}
