import { useSession } from '../../shared/session';
import { useServerEvents } from '../../shared/socket/use-server-events';

/** Hears at once of what becomes of the own requests and of those that one answers. */
export function useRequestNotices(onNotice: (requestId: string | null) => void): void {
  const { account } = useSession();
  useServerEvents({
    isWanted: account !== null,
    on: { request: ({ id }) => onNotice(id) },
    // What came before the socket was open is not told again.
    onConnect: () => onNotice(null),
  });
}
