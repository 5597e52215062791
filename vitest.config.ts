import { defineConfig } from 'vitest/config';

/** One run for everything: the libraries, the server on a real PostgreSQL, the journeys in a real browser. */
export default defineConfig({
  test: { projects: ['packages/*', 'apps/*', 'e2e', 'e2e/vitest.alone.config.ts', 'tools'], maxWorkers: 2 },
});
