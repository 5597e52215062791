import { awaitCode, missingPart } from './coming';

/** Milliseconds until code that could not be read is asked for once more. */
const pauseMs = 3000;

/**
 * Reads code until it is there. Where it cannot be read, as without a network, it is asked for again, at once when the
 * network is back; where that fails too the page is told (MissingCode), and `onMissing`. Answers how to stop.
 */
export function readCode<Code>(
  read: () => Promise<Code>,
  onRead: (code: Code) => void,
  onMissing: () => void,
): () => void {
  const press = globalThis.pressNow?.();
  let isWanted = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const ask = () => {
    clearTimeout(timer);
    awaitCode(read()).then(
      (code) => isWanted && onRead(code),
      () => {
        if (!isWanted) return;
        failures += 1;
        clearTimeout(timer);
        if (failures > 1 && navigator.onLine) {
          window.dispatchEvent(Object.assign(new Event(missingPart), { press }));
          onMissing();
        } else timer = setTimeout(ask, pauseMs);
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
