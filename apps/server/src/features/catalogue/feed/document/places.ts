import { lineOf } from '../line-of';

/** Where a fault between files stands. */
export interface DocumentPlace {
  readonly file: string;
  readonly line: number | null;
  readonly field: string;
}

/** Finds the place of a field in a file of the feed. */
export type PlaceOf = (file: string, path: readonly PropertyKey[]) => DocumentPlace;

/** The places in files whose texts are kept, by name; a file without text has no lines. */
export const placesIn =
  (texts: ReadonlyMap<string, string>): PlaceOf =>
  (file, path) => {
    const text = texts.get(file);
    return {
      file,
      line: text === undefined ? null : lineOf(text, path) + 1,
      field: path.map(String).join('.'),
    };
  };

/** A model that a file names, to be looked for among the rows once they are read. */
export interface NamedModel {
  readonly model: string;
  readonly place: () => DocumentPlace;
}
