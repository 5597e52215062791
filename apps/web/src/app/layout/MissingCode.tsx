import { useEffect, useState } from 'react';
import { late, missingPart } from '../../shared/late';
import { useReadAhead } from './use-read-ahead';

const readDialog = () => import('./NewVersionDialog');
const NewVersionDialog = late(readDialog);

/**
 * Hears of code that could not be read, which Vite tells by an event, and says so where a new version is the reason or a
 * part of the page stays away. The code that says it is read before that.
 */
export function MissingCode() {
  const [times, setTimes] = useState(0);
  const [parts, setParts] = useState(0);
  useReadAhead(readDialog);
  useEffect(() => {
    const count = ({ type }: Event) => {
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
  return times > 0 && <NewVersionDialog times={times} parts={parts} />;
}
