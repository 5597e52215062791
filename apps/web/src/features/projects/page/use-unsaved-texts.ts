import { useCallback, useEffect, useState } from 'react';
import { unsavedTexts, type TypedText } from './typed-text';

/** Keeps what was typed and not saved where the page is about to take the fields away. */
export function useUnsavedTexts() {
  const [touched] = useState(() => new Set<Element>());
  const [kept, setKept] = useState<readonly TypedText[]>([]);
  useEffect(() => {
    const touch = ({ target }: Event) => {
      if (target instanceof Element) touched.add(target);
      // Fields that are gone hold nothing any more.
      for (const field of touched) if (!field.isConnected) touched.delete(field);
    };
    document.addEventListener('input', touch, true);
    return () => document.removeEventListener('input', touch, true);
  }, [touched]);
  const keep = useCallback(() => setKept((before) => [...before, ...unsavedTexts(touched)]), [touched]);
  return { kept, keep, forget: useCallback(() => setKept([]), []) };
}
