import { defineConfig } from 'vitest/config';

/** Journeys share two cores with a browser and a server, so they go one after the other. */
export default defineConfig({
  test: {
    name: 'journeys',
    include: ['src/**/*.test.ts'],
    globalSetup: ['../packages/testkit/src/global-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 15_000 } },
    fileParallelism: false,
    sequence: { groupOrder: 1 },
  },
});
