import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { awaitCode, missingPart } from './coming';

/** Milliseconds until code that could not be read is asked for once more. */
const pauseMs = 3000;

/**
 * A part whose code is read when it is first shown. Where it cannot be read, as without a network, the page goes on with
 * `fallback` in its place, and it is asked for again, at once when the network is back; where that fails
 * too the page says so (MissingCode).
 */
export function late<Props extends object>(
  read: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props & { readonly fallback?: ReactNode }> {
  let known: ComponentType<Props> | null = null;
  return function Late({ fallback = null, ...props }) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => known);
    useEffect(() => {
      if (Part) return;
      let isWanted = true;
      let timer = 0;
      let failures = 0;
      const ask = () =>
        void awaitCode(read()).then(
          ({ default: found }) => {
            known = found;
            if (isWanted) setPart(() => found);
          },
          () => {
            if (!isWanted) return;
            failures += 1;
            if (failures > 1 && navigator.onLine) window.dispatchEvent(new Event(missingPart));
            else timer = window.setTimeout(ask, pauseMs);
          },
        );
      ask();
      window.addEventListener('online', ask);
      return () => {
        isWanted = false;
        clearTimeout(timer);
        window.removeEventListener('online', ask);
      };
    }, [Part]);
    return Part ? <Part {...(props as Props)} /> : fallback;
  };
}
