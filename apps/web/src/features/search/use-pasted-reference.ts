import { useEffect, useEffectEvent } from 'react';

/** What begins like a reference or the code of a creation. */
const likely = /^\s*(?:\d{4}-?[0-9a-z]{2}[/._]|CR\s*\d{3}|\d{4}LW\d{3})/i;

/** Takes what is pasted on the page while no field has the focus, when it looks like a reference. */
export function usePastedReference(take: (text: string) => void): void {
  const handle = useEffectEvent((event: ClipboardEvent) => {
    const { target } = event;
    const isTyping = target instanceof Element && target.closest('input, textarea, [contenteditable]');
    const text = event.clipboardData?.getData('text') ?? '';
    if (!isTyping && likely.test(text)) take(text.trim());
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => handle(event);
    window.addEventListener('paste', listen);
    return () => window.removeEventListener('paste', listen);
  }, []);
}
