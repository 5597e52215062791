import type { ChangeEntry, ChangeSide } from '@lucerna/contract';

export type ChangeValue = ChangeSide['facts'][number]['value'] | ChangeSide['prices'][number]['value'];
export type ChangeName = ChangeSide['facts'][number]['name'] | ChangeSide['prices'][number]['name'];

/** What of a subject was before and is after; undefined where it was not or is no longer. */
export interface ChangeRow {
  readonly name: ChangeName;
  /** Of what it is, such as a reference. */
  readonly of?: string;
  readonly was?: ChangeValue;
  readonly is?: ChangeValue;
}

const entriesOf = (side: ChangeSide | null) => (side ? [...side.facts, ...side.prices] : []);

/** Both sides of a change by what they say, in the order of the later one. */
export function rowsOfChange({ before, after }: Pick<ChangeEntry, 'before' | 'after'>): readonly ChangeRow[] {
  const rows = new Map<string, ChangeRow>();
  for (const { name, of, value } of entriesOf(after))
    rows.set(`${name} ${of ?? ''}`, { name, of, is: value });
  for (const { name, of, value } of entriesOf(before)) {
    const key = `${name} ${of ?? ''}`;
    rows.set(key, { name, of, ...rows.get(key), was: value });
  }
  return [...rows.values()];
}

/** Whether a row says something that the change did not touch. */
export const isSame = ({ was, is }: ChangeRow): boolean => JSON.stringify(was) === JSON.stringify(is);
