import { late } from '../../shared/lazy';
import { useOnline } from '../../shared/online/use-online';
import { useReadAhead } from './use-read-ahead';

const readAlert = () => import('./OfflineAlert');
const OfflineAlert = late(readAlert);

/** Stands above the page while the network is away. */
export function OfflineBanner() {
  const isOnline = useOnline();
  const isRead = useReadAhead(readAlert);
  return !isOnline && isRead && <OfflineAlert />;
}
