/** Milliseconds after a step at the latest by which it is kept in this browser. */
const soonMs = 300;

export interface Keeper {
  /** There is something new to keep. */
  readonly touch: () => void;
  /** Keeps what is new at once: the page is about to go. */
  readonly flush: () => void;
  readonly stop: () => void;
}

/**
 * Calls `write` soon after a touch, once for all touches until then, and never while a write runs: then once after it.
 * At most `soonMs` and the time of one write lie between a step and its being kept.
 */
export function createKeeper(write: () => Promise<unknown>, delayMs: number = soonMs): Keeper {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isWriting = false;
  let isNew = false;

  async function run(): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (!isNew || isWriting) return;
    isNew = false;
    isWriting = true;
    try {
      await write();
    } finally {
      isWriting = false;
      if (isNew) schedule();
    }
  }
  function schedule(): void {
    timer ??= setTimeout(() => void run(), delayMs);
  }
  return {
    touch() {
      isNew = true;
      if (!isWriting) schedule();
    },
    flush: () => void run(),
    stop() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      isNew = false;
    },
  };
}
