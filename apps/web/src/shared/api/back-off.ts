/** Milliseconds before each next try; the last one holds from then on. */
const pausesMs = [400, 1000, 2500, 6000, 15_000];

/** False only where the browser knows that nothing can be reached. */
export const isOnline = (): boolean => navigator.onLine !== false;

/** Waits until the browser says that the network is back. */
export const nextOnline = (): Promise<void> =>
  new Promise((resolve) => globalThis.addEventListener('online', () => resolve(), { once: true }));

/**
 * Waits before the next try after `tries` that failed: longer each time and never the same for all who wait, but no longer
 * than until the browser says that the network is back, or until nobody waits any more (`abort`).
 */
export function pauseBefore(tries: number, abort?: AbortSignal): Promise<void> {
  const pause = pausesMs[Math.min(tries, pausesMs.length) - 1] ?? 0;
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', end);
      abort?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, pause * (0.8 + 0.4 * Math.random()));
    globalThis.addEventListener?.('online', end);
    abort?.addEventListener('abort', end);
  });
}
