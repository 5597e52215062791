import type { ProjectRow } from '../project-rows';

/** Ids of the lines that are selected, products and free lines alike. */
export type Selected = ReadonlySet<string>;

/** What of the lines under a head is selected. */
export type SelectedPart = 'all' | 'some' | 'none';

/** The lines that can be selected, in their order. */
export const selectableOf = (rows: readonly ProjectRow[]): readonly string[] =>
  rows.flatMap((row) => (row.kind === 'section' ? [] : [row.id]));

/** The lines that stand under a head. */
export function linesUnder(rows: readonly ProjectRow[], head: number): readonly string[] {
  const behind = rows.slice(head + 1);
  const end = behind.findIndex(({ kind }) => kind === 'section');
  return behind.slice(0, end < 0 ? undefined : end).map(({ id }) => id);
}

export function partSelected(ids: readonly string[], selected: Selected): SelectedPart {
  const count = ids.filter((id) => selected.has(id)).length;
  return count === 0 ? 'none' : count === ids.length ? 'all' : 'some';
}

/** The same with some more, or fewer. */
export function withSelected(selected: Selected, ids: readonly string[], isSelected: boolean): Selected {
  const next = new Set(selected);
  for (const id of ids) {
    if (isSelected) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** The lines from one to another, both with them, whichever comes first; the other alone where the one is gone. */
export function linesBetween(order: readonly string[], one: string | null, other: string): readonly string[] {
  const [from, to] = [one === null ? -1 : order.indexOf(one), order.indexOf(other)];
  return from < 0 ? [other] : order.slice(Math.min(from, to), Math.max(from, to) + 1);
}
