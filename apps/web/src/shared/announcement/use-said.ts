import { useCallback, useState } from 'react';

/** What an act came to, in words; `turn` is another each time, for the same may be said twice. */
export interface Said {
  readonly text: string;
  readonly turn: number;
}

/** What was said last, and how to say something: each is read out by an `Announcement`. */
export function useSaid(): readonly [Said, (text: string) => void] {
  const [said, setSaid] = useState<Said>({ text: '', turn: 0 });
  const say = useCallback((text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 })), []);
  return [said, say];
}
