import { useEffect, useRef, useState } from 'react';
import { late, missingPart, watchPresses } from '../../shared/lazy';
import type { MissingCodeEvent } from '../../shared/lazy';
import { useReadAhead } from './use-read-ahead';

const readDialog = () => import('./NewVersionDialog');
const NewVersionDialog = late(readDialog);

/**
 * Hears of code that could not be read, which Vite tells by an event, and says so where a new version is the reason or a
 * part of the page stays away. The code that says it is read before that, or as soon as it can. Whoever closed it hears of
 * it again only after a press of theirs that wanted code: the page asks for some by itself, too.
 */
export function MissingCode() {
  const [times, setTimes] = useState(0);
  const [parts, setParts] = useState(0);
  /** Milliseconds since the page began, as of a press. */
  const closedAt = useRef(-1);
  const isRead = useReadAhead(readDialog);
  useEffect(watchPresses, []);
  useEffect(() => {
    const count = ({ type, press = 0 }: MissingCodeEvent) => {
      if (press <= closedAt.current) return;
      setTimes((before) => before + 1);
      if (type === missingPart) setParts((before) => before + 1);
    };
    window.addEventListener('vite:preloadError', count);
    window.addEventListener(missingPart, count);
    return () => {
      window.removeEventListener('vite:preloadError', count);
      window.removeEventListener(missingPart, count);
    };
  }, []);
  if (!isRead || times === 0) return null;
  return (
    <NewVersionDialog times={times} parts={parts} onClose={() => (closedAt.current = performance.now())} />
  );
}
