import { useServerEvents } from '../../shared/socket/use-server-events';

/**
 * Tells when the document of a budget is made or has failed, by the realtime socket while it is being made. Answers
 * whether the socket listens: until then, and where it cannot be opened, the caller asks by itself.
 */
export function useDocumentProgress(budgetId: string, isMaking: boolean, onProgress: () => void): boolean {
  const { isListening } = useServerEvents({
    isWanted: isMaking,
    on: {
      document: ({ id }) => {
        if (id === budgetId) onProgress();
      },
    },
    // It may have been made before the socket was open.
    onConnect: onProgress,
  });
  return isListening;
}
