import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

/** The files of a worker share the modules, which take longer to load than to try; each leaves the globals as they were. */
export default mergeConfig(
  viteConfig,
  defineConfig({ test: { isolate: false, setupFiles: ['./build/leave-globals.ts'] } }),
);
