import { useEffect } from 'react';

/** What the keys of every editor do. */
interface EditorKeys {
  readonly undo: () => void;
  readonly redo: () => void;
  /** Keys of an editor's own, by `event.key` in small letters; answers whether it took the key. */
  readonly press?: (key: string, event: KeyboardEvent) => boolean;
}

/** Inputs in which no text is typed. */
const textless: readonly string[] = ['checkbox', 'radio', 'range'];

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !textless.includes(target.type)));

/** Ctrl+Z or Cmd+Z undoes, with Shift (or Ctrl+Y) redoes; not while a text is typed, which has its own. */
export function useEditorKeys({ undo, redo, press }: EditorKeys): void {
  useEffect(() => {
    function handle(event: KeyboardEvent) {
      if (event.defaultPrevented || event.altKey || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      const isCommand = event.ctrlKey || event.metaKey;
      if (isCommand && key === 'z' && !event.shiftKey) undo();
      else if (isCommand && (key === 'y' || key === 'z')) redo();
      else if (!press?.(key, event)) return;
      event.preventDefault();
    }
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  });
}
