import { useEffect, useEffectEvent } from 'react';
import { pauseBefore } from '../api/back-off';

/** Failed tries that lie behind a failure before it is shown, so that the pauses go on from there. */
const triesBefore = 2;

/** Asks again by itself, in growing pauses and at once when the network is back, for as long as it stands there. */
export function useAskAgain(ask: () => void, isWanted = true): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!isWanted) return;
    const gone = new AbortController();
    void (async () => {
      for (let tries = triesBefore; ; tries += 1) {
        await pauseBefore(tries, gone.signal);
        if (gone.signal.aborted) return;
        askNow();
      }
    })();
    return () => gone.abort();
  }, [isWanted]);
}
