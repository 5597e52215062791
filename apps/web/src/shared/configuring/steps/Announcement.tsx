import { VisuallyHidden } from '@lucerna/kit';
import { useEffect, useState } from 'react';

/** Milliseconds without a further change after which the result is read out. */
const rest = 700;

/** Reads what a change came to out, politely and once it rests: not with every key of a height. */
export function Announcement({ children: sentence }: { children: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(sentence), rest);
    return () => clearTimeout(timer);
  }, [sentence]);
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
}
