import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds without a key before a list is searched. */
const pause = 250;

/** What is typed in the field over a list, which is searched once the typing pauses. */
export function useTypedSearch(search: string, lookFor: (text: string) => void) {
  const [typed, setTyped] = useState(search);
  const text = typed.trim();
  const look = useEffectEvent(() => {
    if (text !== search) lookFor(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => look(), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return [typed, setTyped] as const;
}
