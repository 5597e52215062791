import { useEffect, useState } from 'react';
import { late, missingPart } from '../../shared/late';

const readDialog = () => import('./NewVersionDialog');
const NewVersionDialog = late(readDialog);

/** Milliseconds that the first page gets for itself. */
const patience = 3000;

/**
 * Hears of code that could not be read, which Vite tells by an event, and says so where a new version is the reason or a
 * part of the page stays away. The code that says it is read before that.
 */
export function MissingCode() {
  const [times, setTimes] = useState(0);
  const [parts, setParts] = useState(0);
  useEffect(() => {
    const count = ({ type }: Event) => {
      setTimes((before) => before + 1);
      if (type === missingPart) setParts((before) => before + 1);
    };
    const timer = setTimeout(() => void readDialog().catch(() => undefined), patience);
    window.addEventListener('vite:preloadError', count);
    window.addEventListener(missingPart, count);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('vite:preloadError', count);
      window.removeEventListener(missingPart, count);
    };
  }, []);
  return times > 0 && <NewVersionDialog times={times} parts={parts} />;
}
