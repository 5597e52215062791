import { filled, isolated, soldSections } from '@lucerna/engine';
import type { Money } from '@lucerna/engine';
import type {
  BudgetDocument,
  BudgetDocumentFreeLine,
  BudgetDocumentLine,
  BudgetDocumentOption,
  BudgetLinePrices,
} from './document';
import type { BudgetLabels } from './labels';
import { lightInWords } from './light-in-words';

/** A row of the table of a budget, in words. */
export type SheetRow = {
  /** How many rows from it on stay on one page; 0 where an earlier one counts it. */
  readonly keeps: number;
  /** It may go over the end of a page. */
  readonly isLong: boolean;
} & (
  | {
      readonly kind: 'product';
      /** Null where it has none to show. */
      readonly picture: string | null;
      readonly mark: string;
      readonly area: string;
      readonly name: string;
      readonly reference: string;
      readonly details: string;
      /** What it gives and takes; empty where it gives no light. */
      readonly light: string;
      readonly parts: readonly (readonly string[])[];
      /** What its owner wrote of it, line by line. */
      readonly remark: readonly string[];
      readonly notes: readonly string[];
      readonly figures: readonly string[];
    }
  | { readonly kind: 'free'; readonly text: readonly string[]; readonly figures: readonly string[] }
  | { readonly kind: 'section'; readonly name: string }
  | { readonly kind: 'subTotal'; readonly label: string; readonly amount: string }
);

type UnkeptRow = SheetRow extends infer Row
  ? Row extends SheetRow
    ? Omit<Row, 'keeps' | 'isLong'>
    : never
  : never;

/** How values are written. */
export interface RowWords {
  readonly labels: BudgetLabels;
  readonly amount: (value: Money) => string;
  readonly percent: (value: number) => string;
  readonly day: (iso: string) => string;
  readonly weeks: (value: number) => string;
  readonly count: (value: number) => string;
  /** Watts and the like, to a tenth. */
  readonly measure: (value: number) => string;
  /** Gives long words room to break. */
  readonly broken: (text: string) => string;
  readonly hasEnergyClass: boolean;
  /** List prices and discounts of the lines are told. */
  readonly hasDiscounts: boolean;
  readonly isDense: boolean;
}

/** A row of more parts or lines of text may be longer than a page. */
const maxKept = 20;

/** Section after section: head, products, what is no product, subtotal. Without sections the lines alone. */
export function lineRows(
  {
    lines,
    freeLines = [],
    netTotal,
  }: Pick<BudgetDocument, 'lines' | 'freeLines'> & {
    readonly netTotal?: Money | undefined;
  },
  words: RowWords,
): readonly SheetRow[] {
  const { labels, amount, broken } = words;
  const sections = soldSections(lines, freeLines);
  const isPlain = sections.every(({ name }) => name === null);
  const isPriced = netTotal !== undefined;
  const rows = sections.flatMap((section): UnkeptRow[] => {
    const inside = [
      ...section.lines.map((line) => productRow(line, words)),
      ...section.freeLines.map((line) => freeRow(line, isPriced, words)),
    ];
    if (isPlain) return inside;
    const name = broken(section.name ?? labels.noSection);
    const { subTotal } = section;
    return [
      { kind: 'section', name },
      ...inside,
      ...(subTotal
        ? [
            {
              kind: 'subTotal' as const,
              label: filled(labels.sectionSubTotal, { name }),
              amount: amount(subTotal),
            },
          ]
        : []),
    ];
  });
  return kept(rows, isPriced);
}

/** What is not chosen, as it is offered. */
export function optionRows(options: readonly BudgetDocumentOption[], words: RowWords): readonly SheetRow[] {
  const rows = options.map((option) => {
    const { instead } = option;
    const row = productRow(option, words);
    return instead === undefined
      ? row
      : { ...row, notes: [filled(words.labels.instead, { reference: instead }), ...row.notes] };
  });
  return kept(rows, false);
}

function productRow(line: BudgetDocumentLine, words: RowWords): UnkeptRow & { kind: 'product' } {
  const { labels, day, weeks, count, broken, hasEnergyClass } = words;
  const { mark = '', area, note = '', leadTimeWeeks, leavesOn, energyClass } = line;
  const delivery = [
    ...(leadTimeWeeks === null ? [] : [filled(labels.leadTimeOf, { weeks: weeks(leadTimeWeeks) })]),
    ...(leavesOn ? [filled(labels.leavesOn, { date: day(leavesOn) })] : []),
  ];
  return {
    kind: 'product',
    picture: line.picture,
    mark: broken(mark),
    area: broken([area?.floor ?? '', area?.room ?? ''].filter(Boolean).map(isolated).join(' · ')),
    name: broken(line.name),
    reference: line.reference,
    details: line.details.join(' · '),
    light: line.light ? lightInWords(line.light, words) : '',
    parts: (line.parts ?? []).map(({ quantity, name, reference }) => [
      `${count(quantity)}\u00a0×`,
      broken(name),
      reference,
    ]),
    remark: note === '' ? [] : broken(note).split('\n'),
    notes: [
      ...(delivery.length > 0 ? [delivery.join(' · ')] : []),
      ...(energyClass && hasEnergyClass
        ? [
            lastTogether(
              filled(words.isDense ? labels.energyClassOf : labels.energyClass, { class: energyClass }),
            ),
          ]
        : []),
    ],
    figures: [count(line.quantity), ...(hasPrices(line) ? priceFigures(line, words) : [])],
  };
}

/** The last two words on one line: no letter stands alone on the next. */
const lastTogether = (text: string): string => text.replace(/ (\S+)$/u, '\u00a0$1');

function priceFigures(
  { unitPrice, discount = 0, unitNet, total }: BudgetLinePrices,
  { amount, percent, hasDiscounts }: RowWords,
): string[] {
  const sold = [amount(unitNet), amount(total)];
  if (!hasDiscounts) return sold;
  return [unitPrice ? amount(unitPrice) : '', discount === 0 ? '–' : percent(discount), ...sold];
}

function hasPrices(line: BudgetDocumentLine): line is BudgetDocumentLine & BudgetLinePrices {
  return line.unitNet !== undefined;
}

/** Its price is net: there is no discount on it. One piece without a price is but a text. */
function freeRow(line: BudgetDocumentFreeLine, isPriced: boolean, words: RowWords): UnkeptRow {
  const { amount, count, broken, hasDiscounts } = words;
  const { text, quantity, unitPrice, total } = line;
  const pieces = quantity === 1 && !unitPrice ? '' : count(quantity);
  const prices = [
    ...(hasDiscounts ? (unitPrice && total ? [amount(unitPrice), '–'] : ['', '']) : []),
    ...(unitPrice && total ? [amount(unitPrice), amount(total)] : ['', '']),
  ];
  return {
    kind: 'free',
    text: broken(text).split('\n'),
    figures: [pieces, ...(isPriced ? prices : [])],
  };
}

/**
 * Says which rows stay on one page: a head with what it stands over, a subtotal with what is above it, and the end with the
 * totals that follow, as one row more. What may be longer than a page cannot be kept.
 */
function kept(rows: readonly UnkeptRow[], hasTotals: boolean): readonly SheetRow[] {
  const keepsNext = rows.map((row, at) => {
    const next = rows[at + 1];
    if (isLong(row) || (next && isLong(next))) return false;
    return next ? row.kind === 'section' || next.kind === 'subTotal' : hasTotals;
  });
  return rows.map((row, at): SheetRow => {
    const end = keepsNext.indexOf(false, at);
    const keeps = at > 0 && keepsNext[at - 1] ? 0 : (end === -1 ? rows.length : end) - at + 1;
    return { ...row, keeps, isLong: isLong(row) };
  });
}

function isLong(row: UnkeptRow): boolean {
  if (row.kind === 'product') return row.parts.length + row.remark.length > maxKept;
  return row.kind === 'free' && row.text.length > maxKept;
}

/** Column after column the figures of all lengths that are in it; all digits are as wide. */
export function widestFigures(rows: readonly SheetRow[], columns: number): readonly (readonly string[])[] {
  const found = Array.from({ length: columns }, () => new Set<string>());
  const note = (place: number, figure: string) => found.at(place)?.add(figure.replaceAll(/\d/g, '0'));
  for (const row of rows) {
    if ('figures' in row) for (const [place, figure] of row.figures.entries()) note(place, figure);
    if (row.kind === 'subTotal') note(-1, row.amount);
  }
  return found.map((each) => [...each]);
}
