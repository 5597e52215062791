import { countedLines } from '@lucerna/engine';
import { mapInSlices } from '../../../http/time-slice';
import type { Access } from '../access';
import { pricedLine } from '../line/present-line';
import type { CachedLine, StoredProject } from '../store';
import { wordsOf } from '../structure/words';

const plain = ['reference', 'quantity', 'mark', 'floor', 'room', 'section', 'note', 'name'] as const;
/** What says which lines count only when they are chosen; an alternative names its line by its number. */
const ofOptions = ['number', 'option', 'chosen'] as const;
const priced = ['unitNet', 'totalNet'] as const;

type OptionText = 'schedule.option' | 'schedule.alternativeTo' | 'schedule.isChosen';

/** Amounts of the currency as numbers: a spreadsheet adds them up. */
const amount = (minor: number): number => minor / 100;

/**
 * The lines of a project in their order, free lines behind them; prices for who may see them. What is not chosen has no total, so
 * that the column adds up.
 */
export async function scheduleRows(
  { lines, structure, currency }: StoredProject,
  { seesPrices, terms }: Access,
  say: (text: OptionText, row?: number) => string,
) {
  const hasOptions = lines.some(({ option }) => option !== null);
  const counted = new Set<string>(countedLines(lines).map(({ id }) => id));
  const numbers = new Map(lines.map(({ id }, at) => [id, at + 1]));
  const optionCells = ({ id, option }: CachedLine): (string | number)[] => {
    if (!hasOptions) return [];
    const number = numbers.get(id) ?? '';
    if (option === null) return [number, '', ''];
    const base = option.kind === 'alternative' ? numbers.get(option.alternativeTo) : undefined;
    const said = base === undefined ? say('schedule.option') : say('schedule.alternativeTo', base);
    return [number, said, option.isChosen ? say('schedule.isChosen') : ''];
  };
  const rows = await mapInSlices(lines, (line) => {
    const { mark = '', section = '', area, note = '' } = wordsOf(structure, line);
    const texts = [mark, area?.floor ?? '', area?.room ?? '', section, note, line.name];
    const cells: (string | number)[] = [line.reference, line.quantity, ...texts, ...optionCells(line)];
    if (!seesPrices) return cells;
    const { unitNet } = pricedLine(line, currency, terms.discounts);
    if (!unitNet) return [...cells, '', ''];
    const total = counted.has(line.id) ? amount(unitNet.amount * line.quantity) : '';
    return [...cells, amount(unitNet.amount), total];
  });
  const freeRows = structure.freeLines.map(({ text, quantity, section, unitPrice }) => {
    const name = structure.sections.find(({ id }) => id === section)?.name ?? '';
    const cells = ['', quantity, '', '', '', name, '', text, ...(hasOptions ? ['', '', ''] : [])];
    if (!seesPrices) return cells;
    return [...cells, ...(unitPrice === null ? ['', ''] : [amount(unitPrice), amount(unitPrice * quantity)])];
  });
  const columns: readonly string[] = [
    ...plain,
    ...(hasOptions ? ofOptions : []),
    ...(seesPrices ? priced : []),
  ];
  return { columns, rows: [...rows, ...freeRows] };
}
