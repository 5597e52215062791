import { baseHashOf } from './base-hash';

/** What the project has of a product, as an editor would keep it, and the version of the project with it. */
export interface ServerVersion {
  readonly stored: unknown;
  readonly version: number;
}

/** What is to be told of the project. */
export interface ConflictState {
  /** The version of the project that may be replaced; undefined while it is not known, or not decided. */
  readonly version: number | undefined;
  /** The project has another state of the product than the one that the work goes on from. */
  readonly isOvertaken: boolean;
}

interface Given {
  /** Whether a state of the project is what is seen. */
  readonly isSeen: (stored: unknown) => boolean;
  readonly tell: (news: ConflictState) => void;
}

/** How the work on a product stands to what its project has of it. */
export interface ConflictTracker {
  /** What the work goes on from; null for something new, or before the project was read. */
  readonly base: () => string | null;
  /** The project was read, for the first time or anew. */
  readonly onServerVersion: (now: ServerVersion) => void;
  /** Work was put in place that goes on from this; null where that is not known. */
  readonly rebaseOnto: (base: string | null) => void;
  /** What is seen was stored: what the project has next is that. */
  readonly onSaved: () => void;
  /** What is seen is another now: it may be what the project has. */
  readonly recheck: () => void;
  /** The user has decided between what is seen and what the project has: the work goes on from that. */
  readonly resolve: () => void;
}

/**
 * Nothing that another page, tab or device stored is replaced without a word: a state of the project that the work did
 * not begin with has no version to be replaced until the user has decided.
 */
export function createConflictTracker({ isSeen, tell }: Given): ConflictTracker {
  let base: string | null = null;
  let now: ServerVersion | null = null;
  let nowBase: string | null = null;
  let isStored = false;

  function judge(): void {
    if (!now || nowBase === null) return;
    if (base !== nowBase && (base === null || isStored || isSeen(now.stored))) {
      base = nowBase;
      isStored = false;
    }
    const isOvertaken = base !== nowBase;
    tell({ version: isOvertaken ? undefined : now.version, isOvertaken });
  }
  return {
    base: () => base,
    onServerVersion(next) {
      now = next;
      nowBase = baseHashOf(next.stored);
      judge();
    },
    rebaseOnto(next) {
      if (next === null) return;
      base = next;
      judge();
    },
    onSaved() {
      isStored = now !== null && !isSeen(now.stored);
    },
    recheck: judge,
    resolve() {
      base = nowBase;
      judge();
    },
  };
}
