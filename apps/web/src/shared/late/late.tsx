import { useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { readCode } from './read-code';

/** What reads the code of each late part that the pages read so far may show. */
export const lazyComponents: (() => Promise<unknown>)[] = [];

/**
 * A part whose code is read when it is first shown. Until it is there, and where it cannot be read, the page goes on with
 * `fallback` in its place. What somebody opened is closed where it cannot be read, so that the next press asks anew.
 */
export function late<Props extends object>(
  read: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props & { readonly fallback?: ReactNode }> {
  lazyComponents.push(read);
  let known: ComponentType<Props> | null = null;
  return function Late({ fallback = null, ...props }) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => known);
    const close = useRef<() => void>(undefined);
    useEffect(() => {
      close.current = (props as { onClose?: () => void }).onClose;
    });
    useEffect(() => {
      if (Part) return;
      return readCode(
        read,
        ({ default: found }) => {
          known = found;
          setPart(() => found);
        },
        () => close.current?.(),
      );
    }, [Part]);
    return Part ? <Part {...(props as Props)} /> : fallback;
  };
}
