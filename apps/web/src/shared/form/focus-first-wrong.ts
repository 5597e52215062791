const fields = 'input, textarea, button, [role=spinbutton]';

const canHaveFocus = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.matches(':disabled, [type=hidden], [aria-hidden=true] *');

/** Puts the focus into the first field within a part of the page that says that something is wrong with it. */
export function focusFirstWrong(within: HTMLElement | null): void {
  for (const wrong of within?.querySelectorAll<HTMLElement>('[data-invalid]') ?? []) {
    const field = [wrong, ...wrong.querySelectorAll<HTMLElement>(fields)].find(
      (each) => each.matches(fields) && canHaveFocus(each),
    );
    if (!field) continue;
    // What sticks to the edge of the page would cover a field that is only just brought into sight.
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: 'center' });
    return;
  }
}
