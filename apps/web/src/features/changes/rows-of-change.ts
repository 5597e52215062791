import type { ChangeEntry, ChangeSide } from '@lucerna/contract';

export type ChangeValue = ChangeSide['facts'][number]['value'] | ChangeSide['prices'][number]['value'];
export type ChangeName = ChangeSide['facts'][number]['name'] | ChangeSide['prices'][number]['name'];

/** What of a subject was before and is after; undefined where it was not or is no longer. */
export interface ChangeRow {
  /** No other row of the change has it. */
  readonly key: string;
  readonly name: ChangeName;
  /** Of what it is, such as a reference; both where it became another. */
  readonly of?: string;
  readonly was?: ChangeValue;
  readonly is?: ChangeValue;
}

type Said = ChangeSide['facts'][number] | ChangeSide['prices'][number];

/**
 * What a side says, each under its key: its name with the line, or with what it is of. What has the same key, as lines of one reference in
 * entries of older releases, is told apart by its order.
 */
function keyed(side: ChangeSide | null): readonly (readonly [string, ChangeRow, Said['value']])[] {
  const counts = new Map<string, number>();
  const said: readonly Said[] = side ? [...side.facts, ...side.prices] : [];
  return said.map((each) => {
    const { name, value } = each;
    const of = 'of' in each ? each.of : undefined;
    const base = `${name} ${('line' in each ? each.line : undefined) ?? of ?? ''}`;
    const count = counts.get(base) ?? 0;
    counts.set(base, count + 1);
    const key = count === 0 ? base : `${base} ${count}`;
    return [key, { key, name, of }, value];
  });
}

/** Both sides of a change by what they say, in the order of the later one. */
export function rowsOfChange({ before, after }: Pick<ChangeEntry, 'before' | 'after'>): readonly ChangeRow[] {
  const rows = new Map<string, ChangeRow>();
  for (const [key, row, is] of keyed(after)) rows.set(key, { ...row, is });
  for (const [key, row, was] of keyed(before)) {
    const later = rows.get(key);
    const isOther = later?.of !== undefined && row.of !== undefined && later.of !== row.of;
    rows.set(key, { ...row, ...later, ...(isOther && { of: `${row.of} → ${later.of}` }), was });
  }
  return [...rows.values()];
}

/** Whether a row says something that the change did not touch. */
export const isSame = ({ was, is }: ChangeRow): boolean => JSON.stringify(was) === JSON.stringify(is);
