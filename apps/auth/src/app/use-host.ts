import type { AuthView } from '@lucerna/contract';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Host } from '../host/host';
import { focusFirstField } from './first-field';

interface Hosted {
  readonly view: AuthView;
  readonly show: (view: AuthView) => void;
  /** Holds the view. */
  readonly place: RefObject<HTMLElement | null>;
}

/** Does what the page around asks: another view, its theme, the focus. Tells it which view is shown, and of Escape. */
export function useHost(host: Host, first: AuthView): Hosted {
  const [view, show] = useState(first);
  const [focusing, setFocusing] = useState(0);
  const place = useRef<HTMLElement>(null);

  useEffect(() => host.tell({ type: 'view', view }), [host, view]);
  useEffect(
    () =>
      host.listen((message) => {
        if (message.type === 'show') show(message.view);
        else if (message.type === 'focus') setFocusing((times) => times + 1);
        else document.documentElement.dataset.theme = message.theme;
      }),
    [host],
  );
  // Whoever goes on to another view lost the part that they pressed, and goes on in its first field.
  const isWanted = focusing > 0 || view !== first;
  useEffect(() => {
    if (isWanted && place.current) return focusFirstField(place.current);
    return undefined;
  }, [isWanted, focusing, view]);
  useEffect(() => {
    if (!host.isEmbedding) return undefined;
    const close = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) host.tell({ type: 'close' });
    };
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [host]);

  return { view, show, place };
}
