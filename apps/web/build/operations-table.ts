import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const moduleName = 'virtual:operations';
/** The paths of the calls that are sent before the app is read. */
const firstName = 'virtual:first-calls';
const firstCalls = ['getTexts', 'getConfig', 'getCookie', 'getAccount', 'refresh'];
/** The paths of the calls that some pages send before the app is read, beside their data (page-data.ts). */
const pageName = 'virtual:page-calls';
const pageCalls = [
  ...['listCollections', 'getModelSheet', 'listModelPictures', 'listDrafts', 'listProjects'],
  ...['getProject', 'listCatalogueChanges'],
];
const namesOf: Readonly<Record<string, readonly string[]>> = {
  [firstName]: firstCalls,
  [pageName]: pageCalls,
};
const source = fileURLToPath(new URL('../../../packages/contract/src/operations/index.ts', import.meta.url));

const app = fileURLToPath(new URL('../src', import.meta.url));

/** All that the app's sources say, the tests left out. */
function wordsOfApp(): string {
  return readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(path.join(app, name), 'utf8'))
    .join('\n');
}

/** The calls that the app makes: it names each, or the hook that is called after it. Others are for programs only. */
function madeByApp(operations: Record<string, Described>): Record<string, Described> {
  const words = wordsOfApp();
  const isSaid = (name: string) =>
    new RegExp(`\\b${name}\\b|\\b[a-z]+${name[0]?.toUpperCase()}${name.slice(1)}[A-Z]`).test(words);
  return Object.fromEntries(Object.entries(operations).filter(([name]) => isSaid(name)));
}

interface Described {
  method: string;
  path: string;
  tag: string;
  idempotent?: boolean;
  query?: { shape?: Record<string, unknown> };
  response?: unknown;
}

/**
 * Makes the light table of the API's calls from the contract: method, path and flags, without zod and the schemas,
 * which would more than double the first load.
 */
export function operationsTable(): Plugin {
  let isBuild = false;
  return {
    name: 'operations-table',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === moduleName || id in namesOf ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith('\0')) return undefined;
      const name = id.slice(1);
      if (name !== moduleName && !(name in namesOf)) return undefined;
      const imported = await runnerImport<{ operations: Record<string, Described> }>(source, {
        configFile: false,
        logLevel: 'error',
      });
      for (const file of imported.dependencies) this.addWatchFile(file);
      const { operations } = imported.module;
      const names = namesOf[name];
      if (names) return pathTable(operations, names);
      return lightTable(isBuild ? madeByApp(operations) : operations);
    },
  };
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** What most paths begin with. */
const usualStart = '/api/v1/';

/** Those of one tag and of one path together, so that both stand once. */
const byPath = (operations: Record<string, Described>) => {
  const at = ([, { tag, path: address }]: [string, Described]) => `${tag} ${address}`;
  return Object.entries(operations).sort((a, b) => (at(a) < at(b) ? -1 : at(a) > at(b) ? 1 : 0));
};

/**
 * Rows without the names of their fields, under the tag that they share, a path once for those that share it: the
 * table is part of every first load, and holds in a build only what the app calls.
 */
function lightTable(operations: Record<string, Described>): string {
  const rows: string[] = [];
  let last = { tag: '', path: '' };
  for (const [name, { method, path, tag, idempotent, query, response }] of byPath(operations)) {
    const flags = [
      methods.indexOf(method),
      idempotent ? 'I' : '',
      query?.shape?.lang === undefined ? '' : 'L',
      method === 'DELETE' && response !== undefined ? 'R' : '',
    ].join('');
    if (tag !== last.tag) rows.push(`#${tag}`);
    const short = path.startsWith(usualStart) ? path.slice(usualStart.length) : path;
    rows.push(path === last.path ? flags + name : `${flags}${name} ${short}`);
    last = { tag, path };
  }
  return `const methods = ${JSON.stringify(methods)};
export const operations = {};
let tag, path;
for (const row of ${JSON.stringify(rows.join('\n'))}.split('\\n')) {
  if (row[0] === '#') {
    tag = row.slice(1);
    continue;
  }
  const [call, short] = row.split(' ');
  const [flags] = /^.[A-Z]*/.exec(call);
  if (short) path = short[0] === '/' ? short : ${JSON.stringify(usualStart)} + short;
  operations[call.slice(flags.length)] = {
    method: methods[flags[0]],
    path,
    tag,
    idempotent: flags.includes('I'),
    takesLanguage: flags.includes('L'),
    answersRemoval: flags.includes('R'),
  };
}`;
}

function pathTable(operations: Record<string, Described>, names: readonly string[]): string {
  const paths = names.map((name) => [name, operations[name]!.path]);
  return `export const calls = ${JSON.stringify(Object.fromEntries(paths))};`;
}
