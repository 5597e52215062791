import type { DocumentProgress } from '@lucerna/contract';
import { socketPath } from '@lucerna/contract';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Tells when the document of a budget is made or has failed, by the realtime socket while it is being made. Answers
 * whether the socket listens: until then, and where it cannot be opened, the caller asks by itself.
 */
export function useDocumentProgress(budgetId: string, isMaking: boolean, onProgress: () => void): boolean {
  const [isListening, setListening] = useState(false);
  const tell = useEffectEvent(onProgress);

  useEffect(() => {
    if (!isMaking) return;
    let isWanted = true;
    let close = () => {};
    void import('socket.io-client').then(({ io }) => {
      if (!isWanted) return;
      const socket = io({ path: socketPath, transports: ['websocket'], reconnectionAttempts: 3 });
      close = () => void socket.close();
      socket.on('connect', () => {
        setListening(true);
        // It may have been made before the socket was open.
        tell();
      });
      socket.on('disconnect', () => setListening(false));
      socket.on('document', ({ id }: DocumentProgress) => {
        if (id === budgetId) tell();
      });
    });
    return () => {
      isWanted = false;
      setListening(false);
      close();
    };
  }, [budgetId, isMaking]);

  return isListening;
}
