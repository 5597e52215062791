import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'kit', include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'], testTimeout: 20_000 },
});
