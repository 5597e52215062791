const fields = 'input:not([type=hidden]):not(:disabled), textarea:not(:disabled)';

/**
 * Puts the focus into the first field within a part of the page, as soon as there is one: a form may still load.
 * Answers how to give up waiting.
 */
export function focusFirstField(within: HTMLElement): () => void {
  const focus = (): boolean => {
    const field = within.querySelector<HTMLElement>(fields);
    field?.focus();
    return field !== null;
  };
  if (focus()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (focus()) observer.disconnect();
  });
  observer.observe(within, { childList: true, subtree: true });
  return () => observer.disconnect();
}
