import type { DrawnSystem } from '../catalogue/row/drawn-system';
import type { ArticleElement, CompositionElement } from '../element/element';
import type { ElementCatalogue } from '../element/element-catalogue';
import type { Position } from '../element/position';
import { lengthOf } from './suggested-parts';

/** Metres between two rows. */
export const betweenRows = 0.9;

/** Metres between two pieces of a row at least. */
export const leastGap = 0.05;

/** A row of pieces along x, and how long it is at least, metres. */
export interface Row {
  readonly length: number;
  readonly pieces: readonly ArticleElement[];
}

/** Puts an element to a place in the room. */
export type Place = (element: ArticleElement, position: Position) => void;

/** Lays the parts of a composition in a room of a height out; answers the room that they take. */
export type Lay = (
  composition: CompositionElement,
  height: number,
  catalogue: ElementCatalogue,
  place: Place,
  system: DrawnSystem,
) => { readonly width: number; readonly rows: number };

/** The z of the middle of a row, so that all rows stand about the middle of the room. */
export const zOfRow = (row: number, rows: number): number => (row - (rows - 1) / 2) * betweenRows;

/** Pieces on rows of some lengths, in proportion to the lengths and in their order. */
export function sharedOut(lengths: readonly number[], pieces: readonly ArticleElement[]): Row[] {
  const whole = lengths.reduce((sum, each) => sum + each, 0);
  const ends = lengths.map((_, at) => lengths.slice(0, at + 1).reduce((sum, each) => sum + each, 0) / whole);
  const rowOf = (at: number) => ends.findIndex((end) => (at + 0.5) / pieces.length <= end + 1e-9);
  return lengths.map((length, row) => ({ length, pieces: pieces.filter((_, at) => rowOf(at) === row) }));
}

/**
 * Where the pieces of a row stand, the middle of the row being 0: with equal gaps. A row that is too short for its pieces
 * becomes longer. Metres.
 */
export function along(
  row: Row,
  catalogue: ElementCatalogue,
): {
  readonly length: number;
  readonly spans: readonly { readonly middle: number; readonly size: number }[];
} {
  const sizes = row.pieces.map(({ model }) => lengthOf(model, catalogue));
  const taken = sizes.reduce((sum, each) => sum + each, 0);
  const gap = Math.max(leastGap, (row.length - taken) / (sizes.length + 1));
  const length = taken + gap * (sizes.length + 1);
  let from = -length / 2 + gap;
  const spans = sizes.map((size) => {
    const middle = from + size / 2;
    from += size + gap;
    return { middle, size };
  });
  return { length, spans };
}
