import { Alert } from '@lucerna/kit';
import { useSyncExternalStore } from 'react';
import { useWords } from '../../shared/words';

function watchConnection(tell: () => void) {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}

/** Says that the network is away, and that what was typed is kept. */
export function OfflineBanner() {
  const say = useWords();
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <Alert tone="warning" title={say('errors-dialog.away.title')}>
      {say('errors-dialog.away.text')}
    </Alert>
  );
}
