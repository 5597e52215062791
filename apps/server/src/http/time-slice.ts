import { requireNoTransaction } from '../database/transaction';

const waiting: (() => void)[] = [];

/** One of those that wait goes on in each turn of the event loop, so that requests are read in between. */
function next(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(next);
}

/** A turn of the event loop for this work alone, before which requests are read and others that wait have theirs. */
export function ownTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(next);
  });
}

/** How long a piece of work may hold the event loop: a small request waits for half of it on average. */
const sliceMs = 3;

/**
 * For long work: await the answer between its steps. It goes on at once as long as the work has held the event loop for
 * less than a slice, else in a turn of its own, however many such works there are. Throws inside a transaction, whose
 * locks others would wait for meanwhile.
 */
export function timeSlices(): () => Promise<void> | undefined {
  requireNoTransaction('Long work');
  let began = performance.now();
  return () => {
    if (performance.now() - began < sliceMs) return undefined;
    return ownTurn().then(() => {
      began = performance.now();
    });
  };
}

/** What becomes of each item, one after the other, in slices of the event loop. */
export async function mapInSlices<Item, Made>(
  items: Iterable<Item>,
  make: (item: Item, at: number) => Made,
): Promise<Made[]> {
  const slice = timeSlices();
  const made: Made[] = [];
  for (const item of items) {
    made.push(make(item, made.length));
    const wait = slice();
    if (wait) await wait;
  }
  return made;
}

/** Runs work that yields between its steps to its end, in slices of the event loop. */
export async function inSlices<Made>(steps: Generator<void, Made>, slice = timeSlices()): Promise<Made> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    const wait = slice();
    if (wait) await wait;
  }
}
