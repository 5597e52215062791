import { defineConfig } from 'vitest/config';
import { alone, journeys } from './src/settings';

/** Four at once on two cores: most of the time of one is spent waiting for what the browser shows. */
export default defineConfig({
  test: {
    ...journeys,
    name: 'journeys',
    include: ['src/**/*.test.ts'],
    exclude: [...alone, 'src/**/*.long.test.ts'],
    maxWorkers: 4,
    sequence: { groupOrder: 1 },
  },
});
