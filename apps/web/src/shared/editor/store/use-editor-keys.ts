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

/** Where every key means something else, and where arrows, Enter or Delete do. */
const allKeys = '[role=dialog],[role=alertdialog],[role=menu],[data-trigger],select';
const someKeys = '[role=listbox],[role=radiogroup],[role=tablist],[role=grid]';

/** Whether a key that is pressed in a part of the page belongs to that part: every one, or some. */
export function hasOwnKeys(target: EventTarget | null): 'all' | 'some' | 'none' {
  if (!(target instanceof Element)) return 'none';
  if (target.closest(allKeys) || isTyping(target)) return 'all';
  // A choice goes through its values by arrows, and has no letters of its own.
  return target instanceof HTMLInputElement || target.closest(someKeys) ? 'some' : 'none';
}

/** What Enter and the space bar press by themselves. */
const pressable = 'button,a,summary';

/** Ctrl+Z or Cmd+Z undoes, with Shift (or Ctrl+Y) redoes; not while a text is typed, which has its own. */
export function useEditorKeys({ undo, redo, press }: EditorKeys): void {
  useEffect(() => {
    function handle(event: KeyboardEvent) {
      if (event.defaultPrevented || event.altKey || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      const isPress = key === 'enter' || key === ' ';
      if (isPress && event.target instanceof Element && event.target.closest(pressable)) return;
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
