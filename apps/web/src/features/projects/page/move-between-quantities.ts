import type { KeyboardEvent } from 'react';

/** Enter goes to the quantity of the next line, Shift+Enter to that of the one before; the last one stays. */
export function moveBetweenQuantities(event: KeyboardEvent<HTMLElement>): void {
  const here = event.target;
  if (event.key !== 'Enter' || !(here instanceof HTMLInputElement)) return;
  const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[role="spinbutton"]')];
  const place = fields.indexOf(here);
  const next = place < 0 ? undefined : fields[place + (event.shiftKey ? -1 : 1)];
  // After the field has taken the Enter as its own end.
  if (next) setTimeout(() => (next.focus(), next.select()));
}
