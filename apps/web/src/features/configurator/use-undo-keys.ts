import { useEffect } from 'react';
import type { Configuring } from './use-configuring';

/** Ctrl+Z or Cmd+Z takes a choice back, with Shift (or Ctrl+Y) again; not while a text is typed, which has its own. */
export function useUndoKeys({ undo, redo }: Pick<Configuring, 'undo' | 'redo'>): void {
  useEffect(() => {
    function handle(event: KeyboardEvent) {
      const field = event.target instanceof HTMLInputElement && event.target.type === 'text';
      if (field || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === 'z' && !event.shiftKey) undo();
      else if (key === 'y' || key === 'z') redo();
      else return;
      event.preventDefault();
    }
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  });
}
