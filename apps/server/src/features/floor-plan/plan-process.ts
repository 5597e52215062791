import type { FloorPlan } from '@lucerna/contract';
import type { AppContext } from '../../app-context';
import { no, type Answer, type Trouble } from '../../http/answer';
import { turns } from '../../http/turns';
import { ProcessBrokeError, workerProcess, type ProcessLimits } from '../../jobs/worker-process';

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

const unreadable = { ok: false, code: 'planUnreadable' } as const;

/** The largest take ten seconds, on a busy machine several times that; what takes this long has hung, or was made to. */
const limitMs = 120_000;

const limits = {
  quick: { limitMs, maxMb: 400, nice: 5 },
  slow: { limitMs, maxMb: 800, nice: 10 },
};

type ReadingLimits = Readonly<Record<keyof typeof limits, ProcessLimits>>;

/** A file to read for an account. */
interface ReadingAsked extends Pick<PlanAsked, 'file' | 'kept'> {
  readonly account: string;
  readonly isGone: () => boolean;
}

type Reader = (log: Pick<AppContext['log'], 'warn'>, asked: ReadingAsked) => Promise<Answer<ReadPlan>>;

/**
 * Makes floor plans of files in turn between accounts; one large one at a time, beside which small ones go on. A file whose
 * reading takes too long or too much memory, or breaks its process, is one that cannot be read.
 */
export function planReader({ quick, slow }: ReadingLimits): Reader {
  const quickProcess = workerProcess<PlanAsked, PlanRead>(import.meta.url, 'plan', quick);
  const slowProcess = workerProcess<PlanAsked, PlanRead>(import.meta.url, 'plan', slow);
  const quickTurns = turns({ atOnce: 1, maxOfOne: 4, most: 24 });
  const slowTurns = turns({ atOnce: 1, maxOfOne: 4, most: 24 });

  return async (log, { account, file, kept, isGone }) => {
    const read = async (by: typeof quickProcess, mayBeLarge: boolean): Promise<PlanRead> => {
      try {
        return await by.ask({ file, kept, mayBeLarge });
      } catch (error) {
        if (!(error instanceof ProcessBrokeError)) throw error;
        log.warn({ err: error, account }, 'an upload whose reading was ended');
        return unreadable;
      }
    };
    const answered = (found: PlanRead): Answer<ReadPlan> => {
      if (found === 'large') return no(unreadable);
      return found.ok ? { ok: true, value: found.plan } : no(found);
    };
    let isLarge = false;
    const first = await quickTurns.take(
      account,
      async () => {
        const found = await read(quickProcess, false);
        isLarge = found === 'large';
        return answered(found);
      },
      isGone,
    );
    if (!isLarge) return first;
    return slowTurns.take(account, async () => answered(await read(slowProcess, true)), isGone);
  };
}

export const readPlan = planReader(limits);
