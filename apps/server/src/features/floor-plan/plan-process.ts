import type { FloorPlan } from '@lucerna/contract';
import type { Answer, Trouble } from '../../http/answer';
import { no } from '../../http/answer';
import { turns } from '../../jobs/turns';
import { workerProcess } from '../../jobs/worker-process';

/** A file to make a floor plan of. */
export interface PlanAsked {
  /** What was uploaded. */
  readonly file: string;
  /** Where to write what is kept of it. */
  readonly kept: string;
  /** A large one is looked at only, and said to be large. */
  readonly mayBeLarge: boolean;
}

/** A floor plan as it is kept: a picture of it with its measures. */
export interface ReadPlan extends Pick<FloorPlan, 'kind' | 'width' | 'height' | 'metres'> {
  readonly type: 'image/webp' | 'image/svg+xml';
}

export type PlanRead =
  { readonly ok: true; readonly plan: ReadPlan } | ({ readonly ok: false } & Trouble) | 'large';

/** The largest take ten seconds, on a busy machine several times that; what takes this long has hung, or was made to. */
const limitMs = 120_000;

const quick = workerProcess<PlanAsked, PlanRead>(import.meta.url, 'plan', { limitMs, mostMb: 400, nice: 5 });
const slow = workerProcess<PlanAsked, PlanRead>(import.meta.url, 'plan', { limitMs, mostMb: 800, nice: 10 });

const quickTurns = turns({ atOnce: 1, mostOfOne: 4, most: 24 });
const slowTurns = turns({ atOnce: 1, mostOfOne: 4, most: 24 });

/** Makes a floor plan of a file in turn between accounts; one large one at a time, beside which small ones go on. */
export async function readPlan(
  account: string,
  file: string,
  kept: string,
  isGone: () => boolean,
): Promise<Answer<ReadPlan>> {
  const answered = (read: PlanRead): Answer<ReadPlan> => {
    if (read === 'large') return no({ code: 'planUnreadable' });
    return read.ok ? { ok: true, value: read.plan } : no(read);
  };
  let isLarge = false;
  const first = await quickTurns.take(
    account,
    async () => {
      const read = await quick.ask({ file, kept, mayBeLarge: false });
      isLarge = read === 'large';
      return answered(read);
    },
    isGone,
  );
  if (!isLarge) return first;
  return slowTurns.take(
    account,
    async () => answered(await slow.ask({ file, kept, mayBeLarge: true })),
    isGone,
  );
}
