import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { awaitCode, missingPart } from './coming';
import { readCode } from './read-code';

/** What reads the code of each late part that the pages read so far may show. */
export const lazyComponents: (() => Promise<unknown>)[] = [];

/**
 * A part whose code is read when it is first shown. Until it is there, and where it cannot be read, the page goes on with
 * `fallback` in its place. Where it cannot be read the page is told (MissingCode), and what somebody opened is closed, so that
 * the next press asks anew.
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
        () => awaitCode(read()),
        ({ default: found }) => {
          known = found;
          setPart(() => found);
        },
        (press) => {
          window.dispatchEvent(Object.assign(new Event(missingPart), { press }));
          close.current?.();
        },
      );
    }, [Part]);
    return Part ? <Part {...(props as Props)} /> : fallback;
  };
}
