import type { CompositionDrawing } from '../composition/document';
import { fitDrawing } from '../composition/drawing';
import { broken } from '../typst/broken';

/** A cell of a schedule: words, or the place of its drawing among the symbols and in words of what it is. */
export type ScheduleCell = string | { readonly symbol: number; readonly name: string };

/** A luminaire from above; null of one that cannot be drawn. */
export type ScheduleSymbol = CompositionDrawing | null;

/** Points: what a symbol may take of a row. */
const room = { width: 34, height: 22 };

/** Signs of a cell: a row with a longer one may be higher than a page. */
const longest = 400;

/** Rows as the template sets them, each symbol drawn once; a dash where there is none. A row is whole where a page holds it. */
export function rowSetter(symbols: readonly ScheduleSymbol[]): (cells: readonly ScheduleCell[]) => unknown {
  const drawn = symbols.map((symbol) => symbol && fitDrawing(symbol, room));
  const set = (cell: ScheduleCell): unknown => {
    if (typeof cell === 'string') return broken(cell);
    const drawing = drawn[cell.symbol];
    return drawing ? { ...drawing, alt: cell.name } : '–';
  };
  return (cells) => ({
    isWhole: cells.every((cell) => typeof cell !== 'string' || cell.length <= longest),
    cells: cells.map(set),
  });
}
