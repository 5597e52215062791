/** Does work when its turn comes; `place` is where it was asked from. */
export type FairQueue = <T>(place: string, work: () => Promise<T>) => Promise<T>;

/**
 * Lets at most so many pieces of work run at once. Those that wait take turns by the place they come from, so that a
 * thousand attempts from one place delay somebody elsewhere by one of them and not by a thousand.
 */
export function fairQueue(maxAtOnce: number): FairQueue {
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;
  const wait = (place: string) =>
    new Promise<void>((resolve) => {
      const queue = waiting.get(place);
      if (queue) queue.push(resolve);
      else waiting.set(place, [resolve]);
    });
  /** The first place gives up its turn and goes to the end, as long as more of it wait. */
  const next = () => {
    for (const [place, queue] of waiting) {
      waiting.delete(place);
      const start = queue.shift();
      if (queue.length > 0) waiting.set(place, queue);
      return start;
    }
    return undefined;
  };
  return async (place, work) => {
    if (running >= maxAtOnce) await wait(place);
    else running += 1;
    try {
      return await work();
    } finally {
      const start = next();
      if (start) start();
      else running -= 1;
    }
  };
}
