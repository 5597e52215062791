import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { awaitCode } from './coming';

/**
 * A part whose code is read when it is first shown. Where it cannot be read, as without a network, the page goes on with
 * `fallback` in its place, and it is read once the network is back.
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
      const ask = () =>
        void awaitCode(read()).then(
          ({ default: found }) => {
            known = found;
            if (isWanted) setPart(() => found);
          },
          () => undefined,
        );
      ask();
      window.addEventListener('online', ask);
      return () => {
        isWanted = false;
        window.removeEventListener('online', ask);
      };
    }, [Part]);
    return Part ? <Part {...(props as Props)} /> : fallback;
  };
}
