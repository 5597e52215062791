import { useRef } from 'react';
import { useServerEvents } from '../../shared/socket/use-server-events';

/** Hears when the order that is shown moves on, by the realtime socket. */
export function useOrderMoves(orderId: string, onMove: () => void): void {
  const wasOpen = useRef(false);
  useServerEvents({
    isWanted: true,
    on: {
      order: ({ id }) => {
        if (id === orderId) onMove();
      },
    },
    // It may have moved while the socket was away.
    onConnect: () => {
      if (wasOpen.current) onMove();
      wasOpen.current = true;
    },
  });
}
