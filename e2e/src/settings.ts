import type { ProjectConfig } from 'vitest/node';

/**
 * What all journeys share. One that fails gets a second try, which the run tells of (docs/decisions/0045). The files of
 * a worker share its modules, and with them the program of the server and the browser (site.ts).
 */
export const journeys = {
  globalSetup: ['../packages/testkit/src/global-setup.ts'],
  isolate: false,
  testTimeout: 120_000,
  hookTimeout: 180_000,
  retry: 1,
  expect: { poll: { timeout: 15_000 } },
} satisfies ProjectConfig;

/** Files that go by themselves, after the others. */
export const alone = ['src/journey/kept-work.test.ts'];
