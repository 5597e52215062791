import { features } from './features';
import { sweepKeys } from './http/idempotency';
import type { AppContext } from './app-context';

/** When the sweep runs: daily at 3:17 UTC; a day missed while nothing ran is made up for at the next start. */
export const sweepTimes = '17 3 * * * sweep ?fill=1d';

/** Removes what no feature keeps any longer, the keys of old writes and of the storage what its writers left. */
export async function sweep(_payload: unknown, ctx: AppContext): Promise<void> {
  for (const feature of features) await feature.sweep?.(ctx);
  await sweepKeys(ctx.pool);
  await ctx.storage.sweep();
}
