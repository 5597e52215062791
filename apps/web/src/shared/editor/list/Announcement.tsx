import { VisuallyHidden } from '@lucerna/kit';
import { useEffect, useState } from 'react';

/** Milliseconds without a further change after which the result is read out. */
const rest = 500;

/** Reads what an act did out, politely and once it rests. */
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
