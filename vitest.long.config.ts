import { defineConfig } from 'vitest/config';
import { journeys } from './e2e/src/settings';

/** The tests that take minutes, one file at a time: kills, attacks, a hundred thousand requests (`npm run test:long`). */
const include = ['src/**/*.long.test.ts'];

export default defineConfig({
  test: {
    maxWorkers: 1,
    projects: [
      ...['engine', 'contract', 'scene'].map((name) => ({
        root: `packages/${name}`,
        test: { name: `${name}, long`, include },
      })),
      {
        root: 'apps/server',
        test: {
          name: 'server, long',
          include,
          globalSetup: ['../../packages/testkit/src/global-setup.ts'],
          setupFiles: ['../../packages/testkit/src/each-file.ts'],
        },
      },
      { root: 'e2e', test: { ...journeys, retry: 0, name: 'e2e, long', include } },
    ],
  },
});
