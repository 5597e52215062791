import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'kit', include: ['src/**/*.test.ts', 'test/**/*.test.ts'], testTimeout: 20_000 },
});
