import { it } from 'vitest';

/** `npm run test:long` tries all of it; a push tries what stands for it (docs/testing.md). */
const isLong = process.env['LUCERNA_TEST_LONG'] === '1';

/** The cases of a push, and in the long run the others, too. */
export const cases = <T>(onPush: readonly T[], others: readonly T[]): readonly T[] =>
  isLong ? [...onPush, ...others] : onPush;

/** How often something is tried: on a push, and in the long run. */
export const times = (onPush: number, inLong: number): number => (isLong ? inLong : onPush);

/** What only the long run tries: a further way through what another journey of the push goes through, too. */
export const itInLong = it.runIf(isLong);
