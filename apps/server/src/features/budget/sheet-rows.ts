import { quoteWords } from '@lucerna/documents/labels';
import type { BudgetDocument, BudgetDocumentFreeLine, BudgetDocumentLine } from '@lucerna/documents';
import { catalogIds, filled, formatMoney, markets, soldSections } from '@lucerna/engine';
import type { LanguageCode, Localized, Money } from '@lucerna/engine';
import { cellAddress } from '@lucerna/spreadsheet';
import type { FurtherSheet, Written } from '@lucerna/spreadsheet';
import { localeOf } from '../../http/language';
import scheduleTexts from '../../../texts/eproject/schedule.json';
import { documentText, wordingOf } from './wording';

/** The table of a quote: a heading, its lines, its sums. */
export interface SheetRows {
  readonly rows: readonly (readonly Written[])[];
  /** Indexes of the sums. */
  readonly sums: ReadonlySet<number>;
}

const scheduled: Readonly<Record<string, Localized>> = scheduleTexts;

type Row = { readonly line: BudgetDocumentLine } | { readonly free: BudgetDocumentFreeLine };

interface Column {
  readonly heading: string;
  readonly cell: (row: Row) => Written;
}

/** Minor units as a figure. */
const figure = (value: Money): number => value.amount / 100;
const amountCell = (value: Money | null | undefined): Written => (value ? { amount: figure(value) } : '');

/**
 * A quote as a table, from what its document is set from: what that does not say, the table does not. Sections follow each other, each
 * with its sum; sums are formulas with their values. Free lines have a text, a quantity and, where they have one, a price. What is
 * offered beside the sum is in no table.
 */
export function sheetRows(data: BudgetDocument, language: LanguageCode): SheetRows {
  const t = (name: string) => documentText(name, language);
  const heading = (name: string) => scheduled[`schedule.column.${name}`]?.[language] ?? name;
  const isPriced = data.netTotal !== undefined;
  const hasDiscounts = isPriced && data.hidesLineDiscounts !== true;
  const hasEnergyClass = catalogIds.some(
    (id) => markets[id].region === data.region && markets[id].hasEnergyLabel,
  );
  const ofLine = (name: string, cell: (line: BudgetDocumentLine) => Written): Column => ({
    heading: name,
    cell: (row) => ('line' in row ? cell(row.line) : ''),
  });
  const described: readonly Column[] = [
    ofLine(heading('mark'), ({ mark = '' }) => mark),
    {
      heading: heading('section'),
      cell: (row) => ('line' in row ? row.line : row.free).section ?? '',
    },
    ofLine(heading('floor'), ({ area }) => area?.floor ?? ''),
    ofLine(heading('room'), ({ area }) => area?.room ?? ''),
    { heading: heading('name'), cell: (row) => ('line' in row ? row.line.name : row.free.text) },
    ofLine(heading('reference'), ({ reference }) => reference),
    ofLine(t('sheetDetails'), ({ details }) => details.join(' · ')),
    ofLine(t('sheetParts'), ({ parts = [] }) =>
      parts.map(({ quantity, name, reference }) => `${quantity} × ${name} ${reference}`).join('; '),
    ),
    ofLine(t('sheetLumens'), ({ light }) => light?.lumens ?? ''),
    ofLine(t('sheetWatts'), ({ light }) => light?.watts ?? ''),
    ofLine(t('sheetTemperature'), ({ light }) => light?.temperatures.join(', ') ?? ''),
    ofLine(t('sheetCri'), ({ light }) => only(light?.cri ?? [])),
    ofLine(t('sheetIp'), ({ light }) => light?.ip.join(', ') ?? ''),
    ofLine(t('sheetControl'), ({ light }) => light?.controls.join(', ') ?? ''),
    ...(hasEnergyClass ? [ofLine(t('sheetEnergyClass'), ({ energyClass }) => energyClass ?? '')] : []),
    ofLine(t('sheetWeeks'), ({ leadTimeWeeks }) => leadTimeWeeks ?? ''),
    ofLine(t('sheetLeavesOn'), ({ leavesOn }) => leavesOn ?? ''),
    ofLine(heading('note'), ({ note = '' }) => note),
    { heading: t('quantity'), cell: (row) => ('line' in row ? row.line : row.free).quantity },
  ];
  const priced: readonly Column[] = [
    ...(hasDiscounts
      ? [
          {
            heading: t('unitPrice'),
            cell: (row: Row) => amountCell(('line' in row ? row.line : row.free).unitPrice),
          },
          ofLine(t('sheetDiscount'), ({ discount = 0 }) => discount),
        ]
      : []),
    ...(isPriced
      ? [
          {
            heading: t('net'),
            cell: (row: Row) => amountCell('line' in row ? row.line.unitNet : row.free.unitPrice),
          },
        ]
      : []),
  ];
  // A column that nothing stands in would only be in the way.
  const all = allRows(data);
  const columns = [...described.filter(({ cell }) => all.some((row) => cell(row) !== '')), ...priced];
  if (!isPriced) {
    const rows = all.map((row) => columns.map(({ cell }) => cell(row)));
    return { rows: [columns.map((column) => column.heading), ...rows], sums: new Set() };
  }
  const quantityAt = columns.findIndex((column) => column.heading === t('quantity'));
  return summedRows(data, columns, { quantityAt, language });
}

/**
 * What a quote says beside its lines: who sells and buys, its days, what was said of it, and the conditions, as a sheet of its own. A file of
 * comma separated values is the table alone.
 */
export function conditionsSheet(data: BudgetDocument, language: LanguageCode): FurtherSheet {
  const { title, parties, facts, comments, conditions, imprint } = quoteWords(
    data,
    wordingOf(language, data),
  );
  const lines = (label: string, values: readonly string[]) =>
    values.map((value, at): readonly Written[] => [at === 0 ? label : '', value]);
  return {
    name: conditions.title,
    rows: [
      [title, data.projectName],
      ...parties.flatMap(({ label, name, lines: below }) => lines(label, [name, ...below])),
      ...facts,
      ...(comments ? lines(comments.title, comments.lines) : []),
      ...lines(conditions.title, conditions.sentences),
      ...imprint.map((line): readonly Written[] => ['', line]),
    ],
  };
}

const only = (values: readonly number[]): Written =>
  values.length === 1 ? (values[0] ?? '') : values.join(', ');

function allRows({ lines, freeLines = [] }: BudgetDocument): readonly Row[] {
  return soldSections(lines, freeLines).flatMap((section): readonly Row[] => [
    ...section.lines.map((line) => ({ line })),
    ...section.freeLines.map((free) => ({ free })),
  ]);
}

/** The rows with what each comes to, and behind them section after section and step by step the way to the total. */
function summedRows(
  data: BudgetDocument,
  columns: readonly Column[],
  { quantityAt, language }: { readonly quantityAt: number; readonly language: LanguageCode },
): SheetRows {
  const t = (name: string) => documentText(name, language, data.region);
  const totalAt = columns.length;
  const [quantity, net, total] = [quantityAt, totalAt - 1, totalAt].map(
    (column) => (row: number) => cellAddress(column, row),
  );
  const rows: Written[][] = [[...columns.map((column) => column.heading), t('total')]];
  const sums = new Set<number>();
  const nextRow = () => rows.length + 1;
  const addSum = (label: string, value: Money, formula?: string) => {
    sums.add(rows.length);
    const cells: Written[] = columns.map(() => '');
    cells[columns.length - 1] = label;
    rows.push([...cells, { amount: figure(value), ...(formula && { formula }) }]);
    return total!(rows.length);
  };
  const sections = soldSections(data.lines, data.freeLines ?? []);
  const isPlain = sections.every(({ name }) => name === null);
  const ranges: { readonly name: string; readonly range: string; readonly subTotal: Money }[] = [];
  for (const section of sections) {
    const from = nextRow();
    const inside: readonly Row[] = [
      ...section.lines.map((line) => ({ line })),
      ...section.freeLines.map((free) => ({ free })),
    ];
    for (const row of inside) {
      const at = nextRow();
      const cost = 'line' in row ? row.line.total : row.free.total;
      rows.push([
        ...columns.map(({ cell }) => cell(row)),
        cost ? { amount: figure(cost), formula: `ROUND(${quantity!(at)}*${net!(at)},2)` } : '',
      ]);
    }
    if (!isPlain && section.subTotal) {
      const range = `${total!(from)}:${total!(rows.length)}`;
      ranges.push({ name: section.name ?? t('noSection'), range, subTotal: section.subTotal });
    }
  }
  const lastLine = rows.length;
  const { subTotal, netTotal, discountBase } = data;
  if (!subTotal || !netTotal) return { rows, sums };
  for (const { name, range, subTotal: part } of ranges) {
    addSum(
      t('sectionSubTotal').replace('{name}', () => name),
      part,
      `ROUND(SUM(${range}),2)`,
    );
  }
  const first = addSum(
    t('subTotal'),
    subTotal,
    lastLine > 1 ? `ROUND(SUM(${total!(2)}:${total!(lastLine)}),2)` : undefined,
  );
  const share = new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 4 });
  const said: Readonly<Record<string, string>> = {
    amount: discountBase ? formatMoney(discountBase) : '',
  };
  const labelOf = (label: string, percent: number) =>
    filled(t(label), { ...said, percent: share.format(percent / 100) });
  const steps = [
    [discountBase ? 'discountOfProducts' : 'discountOf', data.discount, data.discountValue, -1],
    ['surchargeOf', data.surcharge, data.surchargeValue, 1],
    ['taxOf', data.iva, data.ivaValue, 1],
  ] as const;
  const places = [first];
  for (const [label, percent = 0, value, sign] of steps) {
    if (percent === 0 || !value) continue;
    places.push(addSum(labelOf(label, percent), { ...value, amount: sign * value.amount }));
  }
  addSum(`${t('netTotal')} (${netTotal.currency})`, netTotal, `ROUND(${places.join('+')},2)`);
  return { rows, sums };
}
