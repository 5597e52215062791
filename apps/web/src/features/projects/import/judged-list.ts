import type { JudgedRow, NewSchedule, NewScheduleRow } from '@lucerna/contract';
import type { ListRow } from './columns';

/** A row with what was judged of it, and whether the nearest reference was taken in the place of its own. */
export interface JudgedListRow {
  readonly row: ListRow;
  readonly judged: JudgedRow;
  readonly isTaken: boolean;
  /** The number of an earlier row that says the same; null where it is the first. */
  readonly sameAs: number | null;
  /** An alternative whose line is not among the rows that can be added. */
  readonly lost: JudgedRow['problems'];
}

export function judgedList(rows: readonly ListRow[], judged: readonly JudgedRow[]): readonly JudgedListRow[] {
  const seen = new Map<string, number>();
  return rows.map((row, index) => {
    const { at, number: _number, ...said } = row;
    const key = JSON.stringify(said);
    const sameAs = seen.get(key) ?? null;
    if (sameAs === null) seen.set(key, at);
    return { row, judged: judged[index]!, isTaken: false, sameAs, lost: [] };
  });
}

const isAlternative = ({ judged }: JudgedListRow): boolean =>
  typeof judged.option?.alternativeTo === 'string';

/** The rows by the numbers that the list gives them, as far as an alternative may be to them. */
const basesOf = (list: readonly JudgedListRow[]): ReadonlyMap<string, JudgedListRow> =>
  new Map(
    list
      .filter((each) => each.row.number !== '' && !isAlternative(each) && !each.judged.freeLine)
      .map((each) => [each.row.number, each]),
  );

/** The list with what an alternative misses: it goes in with its line or not at all. */
export function withLost(list: readonly JudgedListRow[]): readonly JudgedListRow[] {
  if (!list.some(isAlternative)) return list;
  const bases = basesOf(list);
  return list.map((each) => {
    const to = each.judged.option?.alternativeTo;
    if (typeof to !== 'string') return each;
    const base = bases.get(to);
    const isThere = base !== undefined && isReady(base);
    return { ...each, lost: isThere ? [] : [{ code: 'alternative-row-missing', data: { row: to } }] };
  });
}

/** Codes that a taken reference puts right: all but those of the other fields. */
const ofOthers = ['quantity-invalid', 'text-too-long', 'text-signs'];

/** What still stands against a row. */
export const problemsOf = ({ judged, isTaken, lost }: JudgedListRow): JudgedRow['problems'] => [
  ...(isTaken ? judged.problems.filter(({ code }) => ofOthers.includes(code)) : judged.problems),
  ...lost,
];

export const isReady = (each: JudgedListRow): boolean => problemsOf(each).length === 0;

/** Whether the nearest reference is offered. */
export const canTake = ({ judged, isTaken }: JudgedListRow): boolean => !isTaken && judged.nearest !== null;

export const productOf = ({ judged, isTaken }: JudgedListRow) => (isTaken ? judged.nearest : judged.product);

/** The rows to add: those that nothing stands against. Of several alternatives that say to be chosen the first one is. */
export function rowsToAdd(list: readonly JudgedListRow[]): NewSchedule {
  const ready = list.filter(isReady);
  const products = ready.filter(({ judged }) => judged.freeLine === null);
  const bases = basesOf(products);
  const taken = new Set<number>();
  const optionOf = ({ judged: { option } }: JudgedListRow): NewScheduleRow['option'] => {
    if (!option) return undefined;
    const base = option.alternativeTo === null ? undefined : bases.get(option.alternativeTo);
    const alternativeTo = base ? products.indexOf(base) : null;
    const isChosen = option.isChosen && (alternativeTo === null || !taken.has(alternativeTo));
    if (isChosen && alternativeTo !== null) taken.add(alternativeTo);
    return { alternativeTo, isChosen };
  };
  return {
    rows: products.map((each) => {
      const { mark, floor, room, section, note } = each.row;
      const reference = productOf(each)?.reference ?? '';
      const option = optionOf(each);
      const quantity = each.judged.quantity ?? 1;
      return { reference, quantity, mark, floor, room, section, note, ...(option && { option }) };
    }),
    freeLines: ready.flatMap(({ row: { section }, judged: { freeLine, quantity } }) =>
      freeLine ? [{ ...freeLine, quantity: quantity ?? 1, section }] : [],
    ),
  };
}
