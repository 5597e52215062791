import { useSyncExternalStore } from 'react';

const wide = '(min-width: 90em) and (min-height: 43.75em)';

function listen(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the parts have a place of their own beside the room; where not, the foot shows them when asked. */
export const useRoomForBill = (): boolean => useSyncExternalStore(listen, () => matchMedia(wide).matches);
