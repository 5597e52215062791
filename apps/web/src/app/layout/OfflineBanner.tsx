import { useEffect, useSyncExternalStore } from 'react';
import { late } from '../../shared/late';
import { useAfterFirstPage } from './use-after-first-page';

const readAlert = () => import('./OfflineAlert');
const OfflineAlert = late(readAlert);

function watchConnection(tell: () => void) {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}

/** Stands above the page while the network is away. Its code is read before that, since then nothing can be read. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine);
  const isTime = useAfterFirstPage();
  useEffect(() => {
    if (isTime) void readAlert().catch(() => undefined);
  }, [isTime]);
  if (isOnline || !isTime) return null;
  return <OfflineAlert />;
}
