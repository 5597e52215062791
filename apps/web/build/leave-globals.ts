import { afterAll, vi } from 'vitest';

// Runs for each test file: the next one finds the globals, the clock and the objects as they were.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
