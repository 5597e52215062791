/** Milliseconds until code that could not be read is asked for once more, doubled each time. */
const firstPauseMs = 3000;
const longestPauseMs = 60_000;

/**
 * Reads code until it is there. Where it cannot be read, as without a network, it is asked for again, at once when the
 * network is back. Where the second time fails too `onMissing` hears of it once, with the press that had asked for it.
 * Answers how to stop.
 */
export function readCode<Code>(
  read: () => Promise<Code>,
  onRead: (code: Code) => void,
  onMissing?: (press: number | undefined) => void,
): () => void {
  const press = globalThis.pressNow?.();
  let isWanted = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = firstPauseMs;
  let isSecond = false;
  let tell = onMissing;
  const ask = () => {
    clearTimeout(timer);
    read().then(
      (code) => isWanted && onRead(code),
      () => {
        if (!isWanted) return;
        clearTimeout(timer);
        timer = setTimeout(ask, pauseMs);
        pauseMs = Math.min(2 * pauseMs, longestPauseMs);
        if (isSecond && navigator.onLine) {
          tell?.(press);
          tell = undefined;
        }
        isSecond = true;
      },
    );
  };
  ask();
  window.addEventListener('online', ask);
  return () => {
    isWanted = false;
    clearTimeout(timer);
    window.removeEventListener('online', ask);
  };
}
