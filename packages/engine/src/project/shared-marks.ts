import { groupBy } from './group-by';

interface MarkedLine {
  readonly id: string;
  readonly mark: string;
  readonly reference: string;
  /** The line that it is an alternative to. */
  readonly alternativeTo: string | null;
}

/**
 * Lines whose type mark also names another product, each with the reference of that one. A mark names one product wherever it
 * stands; an alternative bears the mark of its line. Marks are the same in large and small letters.
 */
export function sharedMarks(lines: readonly MarkedLine[]): ReadonlyMap<string, string> {
  const shared = new Map<string, string>();
  const marked = lines.filter(({ mark, alternativeTo }) => mark !== '' && alternativeTo === null);
  for (const some of groupBy(marked, ({ mark }) => mark.toLocaleLowerCase('en')).values()) {
    for (const { id, reference } of some) {
      const other = some.find((each) => each.reference !== reference);
      if (other) shared.set(id, other.reference);
    }
  }
  return shared;
}
