import { features } from './features';
import { sweepKeys } from './http/idempotency';
import type { Frame } from './frame';

/** When the sweep runs: daily at 3:17 UTC; a day missed while nothing ran is made up for at the next start. */
export const sweepTimes = '17 3 * * * sweep ?fill=1d';

/** Removes what no feature keeps any longer, the keys of old writes and of the storage what its writers left. */
export async function sweep(_payload: unknown, frame: Frame): Promise<void> {
  for (const feature of features) await feature.sweep?.(frame);
  await sweepKeys(frame.pool);
  await frame.storage.sweep();
}
