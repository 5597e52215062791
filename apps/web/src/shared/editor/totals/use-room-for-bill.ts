import { useSyncExternalStore } from 'react';

const wide = '(min-width: 1440px) and (min-height: 700px)';

function listen(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the parts have a place of their own beside the room; where not, the foot shows them when asked. */
export const useRoomForBill = (): boolean => useSyncExternalStore(listen, () => matchMedia(wide).matches);
