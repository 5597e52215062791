import { useEffect } from 'react';

/** Ctrl+Enter or Cmd+Enter saves, wherever the focus is: fields and choices keep some keys to themselves. */
export function useSaveKeys(save: () => void): void {
  useEffect(() => {
    function handle(event: KeyboardEvent) {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
      event.preventDefault();
      save();
    }
    window.addEventListener('keydown', handle, { capture: true });
    return () => window.removeEventListener('keydown', handle, { capture: true });
  });
}
