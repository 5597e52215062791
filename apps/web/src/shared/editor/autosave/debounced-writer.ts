/** Milliseconds after a step at the latest by which it is kept in this browser. */
const soonMs = 300;

export interface DebouncedWriter {
  /** There is something new to keep. */
  readonly schedule: () => void;
  /** Keeps what is new at once, also beside a write that runs where writes may overlap: the page is about to go. */
  readonly flush: () => void;
  /** The same, and resolves once nothing is being written. */
  readonly save: () => Promise<void>;
  /** Forgets what is new; resolves once a write that runs is over, with whether one ran. */
  readonly stop: () => Promise<boolean>;
}

interface DebouncedWriterOptions {
  readonly delayMs?: number;
  readonly againMs?: number;
  /** What is written last stays, whatever is answered when. */
  readonly mayOverlap?: boolean;
}

/**
 * Calls `write` soon after a touch, once for all touches until then, and never while a write runs: then once after it.
 * At most `delayMs` and the time of one write lie between a step and its being kept. A write that answers `false` is
 * tried again after `againMs`, or with the next touch or flush.
 */
export function createDebouncedWriter(
  write: () => Promise<unknown>,
  { delayMs = soonMs, againMs = 15_000, mayOverlap = false }: DebouncedWriterOptions = {},
): DebouncedWriter {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let dueAt = Infinity;
  let running: Promise<void> | null = null;
  let isNew = false;

  function rest(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    dueAt = Infinity;
  }
  /** An earlier time that is set already stays. */
  function schedule(inMs: number): void {
    const due = Date.now() + inMs;
    if (due >= dueAt) return;
    rest();
    dueAt = due;
    timer = setTimeout(run, inMs);
  }
  function start(): void {
    isNew = false;
    const writing = writeOnce(() => running === writing);
    running = writing;
  }
  async function writeOnce(isLast: () => boolean): Promise<void> {
    const answer = await write().catch(() => false);
    if (!isLast()) return;
    running = null;
    if (isNew) schedule(delayMs);
    else if (answer === false) {
      isNew = true;
      schedule(againMs);
    }
  }
  function run(): void {
    rest();
    if (isNew && !running) start();
  }
  function flush(): void {
    rest();
    if (isNew && (mayOverlap || !running)) start();
  }
  return {
    schedule() {
      isNew = true;
      if (!running) schedule(delayMs);
    },
    flush,
    async save() {
      flush();
      await running;
    },
    async stop() {
      rest();
      isNew = false;
      if (!running) return false;
      await running;
      rest();
      isNew = false;
      return true;
    },
  };
}
