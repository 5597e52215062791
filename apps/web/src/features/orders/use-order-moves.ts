import { useServerEvents } from '../../shared/socket/use-server-events';

/** Hears when the order that is shown moves on, by the realtime socket. */
export function useOrderMoves(orderId: string, onMove: () => void): void {
  useServerEvents({
    isWanted: true,
    on: {
      order: ({ id }) => {
        if (id === orderId) onMove();
      },
    },
    // It may have moved before the socket was open, after it was read.
    onConnect: onMove,
  });
}
