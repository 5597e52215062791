import { defineConfig } from 'vitest/config';
import { alone, journeys } from './src/settings';

/** Nothing runs beside these: they count milliseconds. */
export default defineConfig({
  test: {
    ...journeys,
    name: 'alone',
    include: [...alone],
    fileParallelism: false,
    sequence: { groupOrder: 2 },
  },
});
