import { features } from '../features';
import { sweepKeys } from '../http/idempotency';
import type { Task } from './jobs';

/** When the sweep runs: daily at 3:17 UTC; a day missed while nothing ran is made up for at the next start. */
export const sweepTimes = '17 3 * * * sweep ?fill=1d';

/** Removes what no feature keeps any longer, and the keys of old writes. */
export const sweep: Task = async (_payload, frame) => {
  for (const feature of features) await feature.sweep?.(frame);
  await sweepKeys(frame.pool);
};
