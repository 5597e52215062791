import { progressAfter, progressEveryMs, type DocumentSteps, type DownloadNotice } from '@lucerna/contract';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../records';

type Tell = (notice: DownloadNotice) => void;

/** Tells how far the documents of one download are. */
export interface ProgressNotices {
  /** Of one document: it is told with what else moved, once in `progressEveryMs`; the first one at once. */
  readonly moved: (position: number, progress: number, steps?: DocumentSteps) => void;
  /** All that was not told yet, and the state: at once. */
  readonly end: (state: DownloadNotice['state']) => void;
}

/** Clock and timer, as a test sets them. */
interface Timer {
  readonly now: () => number;
  /** Calls once after so many milliseconds; the answer calls it off. */
  readonly after: (ms: number, act: () => void) => () => void;
}

const realTimer: Timer = {
  now: () => Date.now(),
  after: (ms, act) => {
    const timer = setTimeout(act, ms).unref();
    return () => clearTimeout(timer);
  },
};

interface Untold {
  readonly moved: Map<number, DownloadNotice['moved'][number]>;
  sentAt: number;
  callOff: (() => void) | null;
  /** Nothing more is told of it. */
  isOver: boolean;
}

/** Downloads that move on this node: the work on each is done in turns, and the pause holds over them. */
const known = new LRUCache<string, Untold>(atMost(10_000));

/** Ends the notices of a download that was removed, with nothing more told. */
export function dropNotices(id: string): void {
  const untold = known.get(id);
  if (!untold) return;
  untold.callOff?.();
  untold.isOver = true;
  known.delete(id);
}

/** Opens the notices of a download (spec C4: forward only unless it failed, at most one a second). */
export function progressNotices(id: string, tell: Tell, timer: Timer = realTimer): ProgressNotices {
  const untold = known.get(id) ?? {
    moved: new Map<number, DownloadNotice['moved'][number]>(),
    sentAt: -Infinity,
    callOff: null,
    isOver: false,
  };
  known.set(id, untold);

  function flush(state: DownloadNotice['state']): void {
    untold.callOff?.();
    untold.callOff = null;
    untold.sentAt = timer.now();
    const moved = [...untold.moved.values()];
    untold.moved.clear();
    tell({ id, state, moved });
  }

  return {
    moved(position, progress, steps) {
      if (untold.isOver) return;
      const [, before = 0, known] = untold.moved.get(position) ?? [];
      const last = steps ?? known;
      const forward = progressAfter(before, progress);
      untold.moved.set(position, last ? [position, forward, last] : [position, forward]);
      if (untold.callOff) return;
      const wait = untold.sentAt + progressEveryMs - timer.now();
      if (wait <= 0) flush('making');
      else untold.callOff = timer.after(wait, () => flush('making'));
    },
    end(state) {
      if (untold.isOver) return;
      flush(state);
      known.delete(id);
    },
  };
}
