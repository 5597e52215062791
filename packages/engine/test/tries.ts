/** How often a property is tried on each push; `npm run test:long` tries it ten times as often. */
export const tries = (onPush: number): number =>
  process.env['LUCERNA_TEST_LONG'] === '1' ? 10 * onPush : onPush;
