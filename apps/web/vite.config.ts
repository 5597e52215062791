import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { preloadEntry } from './build/preload-entry.ts';
import { chunkGroups } from './build/chunk-groups.ts';
import { scopedName } from './build/class-names.ts';
import { preloadHelper } from './build/preload-helper.ts';
import { lateStylesheets } from './build/late-stylesheets.ts';
import { operationsTable } from './build/operations-table.ts';
import { pagesTable } from './build/pages-table.ts';
import { quickLocale } from './build/quick-locale.ts';
import { runInTurn } from './build/run-in-turn.ts';
import { shell } from './build/shell.ts';

const server = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';
/** The embedded sign-in: as built, or by the server that reloads it (tools/dev.mjs). */
const auth = process.env.AUTH_DEV_ORIGIN ?? server;
const calls = [
  '/api',
  '/users',
  '/static',
  '/pictures',
  '/documents',
  '/cookie',
  '/config.json',
  '/openapi.json',
];

export default defineConfig({
  plugins: [
    operationsTable(),
    pagesTable(),
    preloadEntry(),
    quickLocale(),
    preloadHelper(),
    lateStylesheets(),
    runInTurn(),
    shell(),
    react(),
    {
      ...optimizeLocales.vite({ locales: ['es-ES', 'en-GB', 'en-US', 'de-DE', 'it-IT', 'fr-FR'] }),
      enforce: 'pre',
    },
  ],
  css: { modules: { generateScopedName: scopedName } },
  resolve: {
    // The server compiles the messages, so that react-intl needs no parser.
    alias: [
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@lucerna/contract/no-parser' },
      // Its package names the files with warnings for developers only; those without stand beside them.
      {
        find: /^react-router$/,
        replacement: fileURLToPath(
          new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url),
        ),
      },
    ],
  },
  build: {
    target: 'es2023',
    // Older targets rewrite light-dark(), after which the themes stop switching.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
        // Every visit begins with a list of all files: 42 bits tell the versions of one name apart, and styles have no name.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.css') ? 'assets/[hash:6].css' : 'assets/[name]-[hash:6][extname]',
      },
    },
  },
  server: {
    proxy: {
      ...Object.fromEntries(calls.map((path) => [path, { target: server }])),
      '/auth': { target: auth, ws: true },
      '/socket.io': { target: server, ws: true },
    },
  },
});
