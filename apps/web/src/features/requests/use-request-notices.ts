import { useReadAgain } from '../../shared/api';
import { useSession } from '../../shared/session';
import { useServerEvents } from '../../shared/socket/use-server-events';

/** Shows at once what becomes of the own requests and of those that one answers; with `requestId`, of one of them. */
export function useRequestNotices(requestId?: string): void {
  const { account } = useSession();
  const readAgain = useReadAgain('requests');
  useServerEvents({
    isWanted: account !== null,
    on: {
      request: ({ id }) => {
        if (requestId === undefined || id === requestId) readAgain();
      },
    },
    // What came before the socket was open is not told again.
    onConnect: readAgain,
  });
}
