/** What became of one of many. */
export type Outcome<Item, Made> =
  { readonly item: Item; readonly made: Made } | { readonly item: Item; readonly error: unknown };

export interface Progress {
  readonly done: number;
  readonly all: number;
  /** Whole seconds at the pace so far; null before the first is done. */
  readonly secondsLeft: number | null;
}

interface Making<Item, Made> {
  readonly items: readonly Item[];
  readonly make: (item: Item) => Promise<Made>;
  readonly tell: (outcome: Outcome<Item, Made>, progress: Progress) => void;
  readonly signal: AbortSignal;
  /** Milliseconds since some beginning. */
  readonly now: () => number;
  /** Lets the page draw between two. */
  readonly rest: () => Promise<void>;
}

/** Makes one after another and goes on after one that fails; stops before the next when it is cancelled. */
export async function makeEach<Item, Made>(making: Making<Item, Made>): Promise<void> {
  const { items, make, tell, signal, now, rest } = making;
  const start = now();
  let done = 0;
  for (const item of items) {
    await rest();
    if (signal.aborted) return;
    let outcome: Outcome<Item, Made>;
    try {
      outcome = { item, made: await make(item) };
    } catch (error) {
      outcome = { item, error };
    }
    if (signal.aborted) return;
    done += 1;
    const each = (now() - start) / done;
    const secondsLeft = Math.ceil((each * (items.length - done)) / 1000);
    tell(outcome, { done, all: items.length, secondsLeft });
  }
}
