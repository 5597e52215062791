import { defineConfig } from 'vitest/config';

/** The files of a worker share the modules, which take longer to load than most files to test; each stops its servers. */
export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.long.test.ts'],
    globalSetup: ['../../packages/testkit/src/global-setup.ts'],
    setupFiles: ['../../packages/testkit/src/each-file.ts'],
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
