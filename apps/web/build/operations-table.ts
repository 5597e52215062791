import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type { Plugin } from 'vite';

const moduleName = 'virtual:operations';
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
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    async load(id) {
      if (id !== `\0${moduleName}`) return undefined;
      const imported = await runnerImport<{ operations: Record<string, Described> }>(source, {
        configFile: false,
        logLevel: 'error',
      });
      for (const file of imported.dependencies) this.addWatchFile(file);
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
