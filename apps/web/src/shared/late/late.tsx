import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { readCode } from './read-code';

/** What reads the code of each late part that the pages read so far may show. */
export const lazyComponents: (() => Promise<unknown>)[] = [];

/**
 * A part whose code is read when it is first shown. Until it is there, and where it cannot be read, the page goes on with
 * `fallback` in its place.
 */
export function late<Props extends object>(
  read: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props & { readonly fallback?: ReactNode }> {
  lazyComponents.push(read);
  let known: ComponentType<Props> | null = null;
  return function Late({ fallback = null, ...props }) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => known);
    useEffect(() => {
      if (Part) return;
      return readCode(read, ({ default: found }) => {
        known = found;
        setPart(() => found);
      });
    }, [Part]);
    return Part ? <Part {...(props as Props)} /> : fallback;
  };
}
