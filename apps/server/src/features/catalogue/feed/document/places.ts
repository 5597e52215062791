import { memberOf } from '../../../../records';
import { lineOf } from '../line-of';

/** Where a fault of a document stands: its line, and the entry of a list with what names it. */
export interface DocumentPlace {
  readonly file: string;
  readonly line: number | null;
  readonly row: number | null;
  readonly key: string | null;
  readonly field: string | null;
}

const names = ['id', 'code', 'clientCode', 'accessoryCode', 'model', 'subFamilyId', 'name'] as const;

/** The entry of a list that a path leads into, and what names it. */
export function entryOf(
  body: unknown,
  [at]: readonly PropertyKey[],
): { readonly row: number | null; readonly key: string | null } {
  if (!Array.isArray(body) || at === undefined) return { row: null, key: null };
  const entry: unknown = body[Number(at)];
  const name = names.find((each) => ['string', 'number'].includes(typeof memberOf(entry, each)));
  return { row: Number(at) + 1, key: name ? `${name} ${String(memberOf(entry, name)).slice(0, 80)}` : null };
}

/** Finds the place of a field in a file of the feed. */
export type PlaceOf = (file: string, path: readonly PropertyKey[]) => DocumentPlace;

/** The places in files whose texts are kept, by name; a file without text has no lines. */
export const placesIn =
  (texts: ReadonlyMap<string, string>): PlaceOf =>
  (file, path) => {
    const text = texts.get(file);
    const field = path.map(String).join('.') || null;
    if (text === undefined) return { file, line: null, row: null, key: null, field };
    return { file, line: lineOf(text, path) + 1, ...entryOf(JSON.parse(text), path), field };
  };

/** A model that a file names, to be looked for among the rows once they are read. */
export interface NamedModel {
  readonly model: string;
  readonly place: () => DocumentPlace;
}
