import { defineConfig } from 'vitest/config';
import { journeys } from './e2e/src/settings';

/**
 * What takes minutes, one file at a time (`npm run test:long`): the files of kills, attacks and a hundred thousand
 * requests, and all cases of what a push tries a part of: the properties of the engine and the journeys.
 */
const include = ['src/**/*.long.test.ts'];
const env = { LUCERNA_TEST_LONG: '1' };

export default defineConfig({
  test: {
    maxWorkers: 1,
    projects: [
      ...['contract', 'photometry', 'scene'].map((name) => ({
        root: `packages/${name}`,
        test: { name: `${name}, long`, include },
      })),
      { root: 'packages/engine', test: { name: 'engine, long', isolate: false, env } },
      { root: 'packages/documents', test: { name: 'documents, long', isolate: false, env } },
      {
        root: 'apps/server',
        test: {
          name: 'server, long',
          include,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          globalSetup: ['../../packages/testkit/src/global-setup.ts'],
          setupFiles: ['../../packages/testkit/src/each-file.ts'],
        },
      },
      { root: 'e2e', test: { ...journeys, retry: 0, name: 'e2e, long', include: ['src/**/*.test.ts'], env } },
    ],
  },
});
