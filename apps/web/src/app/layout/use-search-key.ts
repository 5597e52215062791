import { useEffect, useEffectEvent } from 'react';

/** Fields in which a slash is a letter. */
const typing = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]';

/** Ctrl+K everywhere, and / where nobody types, unless a window stands over the page. */
export function useSearchKey(open: () => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.repeat) return;
    const isCommand = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey;
    const isInField = event.target instanceof Element && event.target.closest(typing) !== null;
    if (!isCommand && (!isSlash || isInField)) return;
    if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
