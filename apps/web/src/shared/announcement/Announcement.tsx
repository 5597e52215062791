import { VisuallyHidden } from '@lucerna/kit';
import { useEffect, useState } from 'react';

/** Milliseconds without a further change after which the result is read out. */
const rest = 700;

interface AnnouncementProps {
  readonly children: string;
  /** Counts what was said where the same may be said twice: with another count the same words are read out again. */
  readonly turn?: number;
}

/** Reads what a change came to out, politely and once it rests: not with every key of a height. */
export function Announcement({ children: sentence, turn = 0 }: AnnouncementProps) {
  const [said, setSaid] = useState('');
  // A region in which the same words are put again is silent: it is empty in between.
  useEffect(() => setSaid(''), [turn]);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(sentence), rest);
    return () => clearTimeout(timer);
  }, [sentence, turn]);
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
}
