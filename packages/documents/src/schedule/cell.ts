import type { CompositionDrawing } from '../composition/document';
import { fitDrawing } from '../composition/drawing';
import { broken } from '../typst/broken';

/** A cell of a schedule: words, or the place of its drawing among the symbols and in words of what it is. */
export type ScheduleCell = string | { readonly symbol: number; readonly name: string };

/** A luminaire from above; null of one that cannot be drawn. */
export type ScheduleSymbol = CompositionDrawing | null;

/** Points: what a symbol may take of a row. */
const room = { width: 34, height: 22 };

/** Cells as the template sets them, each symbol drawn once; a dash where there is none. */
export function cellSetter(symbols: readonly ScheduleSymbol[]): (cell: ScheduleCell) => unknown {
  const drawn = symbols.map((symbol) => symbol && fitDrawing(symbol, room));
  return (cell) => {
    if (typeof cell === 'string') return broken(cell);
    const drawing = drawn[cell.symbol];
    return drawing ? { ...drawing, alt: cell.name } : '–';
  };
}
