/** What was typed in a field, by its label. */
export interface TypedText {
  readonly label: string;
  readonly text: string;
}

const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !['checkbox', 'radio', 'search', 'hidden'].includes(element.type));

/**
 * What was typed in these fields and is not saved: in the open form, in the field that has the focus, and in those that keep their text until a
 * button is pressed. A quantity that was left is saved already.
 */
export function unsavedTexts(touched: ReadonlySet<Element>): readonly TypedText[] {
  return [...touched].flatMap((field) => {
    if (!isText(field) || !field.isConnected || field.value.trim() === '') return [];
    const isQuantity = field.getAttribute('role') === 'spinbutton' && !field.closest('[role="dialog"]');
    if (isQuantity && field !== document.activeElement) return [];
    const label = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? '';
    return [{ label, text: field.value }];
  });
}
