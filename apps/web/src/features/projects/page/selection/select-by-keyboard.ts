import type { KeyboardEvent } from 'react';
import type { Selection } from './use-selection';

const boxIn = (row: Element | null | undefined) =>
  row?.querySelector<HTMLInputElement>('[data-select] input[type="checkbox"]');

/** The next row with a box of a line, up or down; rows that are not in the page are no neighbours. */
function neighbour(row: Element, step: 1 | -1): HTMLInputElement | null {
  const next = (each: Element) => (step > 0 ? each.nextElementSibling : each.previousElementSibling);
  for (let each = next(row); each; each = next(each)) {
    const box = boxIn(each);
    if (box && !box.disabled) return box;
  }
  return null;
}

/**
 * From the box of a line the arrows go to the next one, with Shift they select it too; Ctrl or Command with A selects all lines, Escape
 * none.
 */
export function selectByKeyboard(event: KeyboardEvent, { selected, selectable, acts }: Selection): void {
  const box = event.target;
  const row = box instanceof HTMLInputElement && box.type === 'checkbox' ? box.closest('tr') : null;
  if (!row || event.altKey) return;
  const step = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key];
  const isAll = event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey);
  if (step !== undefined) {
    const next = neighbour(row, step);
    event.preventDefault();
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
    const [from, to] = [lineOf(row), lineOf(next?.closest('tr'))];
    if (event.shiftKey && from !== undefined && to !== undefined) acts.selectAll([from, to], true);
  } else if (isAll) {
    event.preventDefault();
    acts.selectAll(selectable, true);
  } else if (event.key === 'Escape' && selected.size > 0) {
    event.preventDefault();
    acts.selectOnly([]);
  }
}

const lineOf = (row: Element | null | undefined): string | undefined =>
  row?.querySelector<HTMLElement>('[data-line],[data-free-line]')?.dataset['line'] ??
  row?.querySelector<HTMLElement>('[data-free-line]')?.dataset['freeLine'];
