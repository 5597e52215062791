import { defineConfig } from 'vitest/config';

/**
 * Journeys share two cores with a browser and a server, so they go one after the other. One that fails gets a second
 * try, which the run tells of (docs/decisions/0045).
 */
export default defineConfig({
  test: {
    name: 'journeys',
    include: ['src/**/*.test.ts'],
    globalSetup: ['../packages/testkit/src/global-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    retry: 1,
    expect: { poll: { timeout: 15_000 } },
    fileParallelism: false,
    sequence: { groupOrder: 1 },
  },
});
