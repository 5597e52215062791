import { defineConfig } from 'vitest/config';

/** Nothing outlives a test, so the files of a worker share the modules, which take longer to load than to try. */
export default defineConfig({ test: { name: 'photometry', isolate: false } });
