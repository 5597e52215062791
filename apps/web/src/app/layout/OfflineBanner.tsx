import { useEffect } from 'react';
import { late } from '../../shared/late';
import { useOnline } from '../../shared/online/use-online';
import { useAfterFirstPage } from './use-after-first-page';

const readAlert = () => import('./OfflineAlert');
const OfflineAlert = late(readAlert);

/** Stands above the page while the network is away. Its code is read before that, since then nothing can be read. */
export function OfflineBanner() {
  const isOnline = useOnline();
  const isTime = useAfterFirstPage();
  useEffect(() => {
    if (isTime) void readAlert().catch(() => undefined);
  }, [isTime]);
  if (isOnline || !isTime) return null;
  return <OfflineAlert />;
}
