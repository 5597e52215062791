import { renderBudget, type BudgetDocument } from '@lucerna/documents';
import { budgetTotals, exactPriceOfPieces, languageCodes, money, soldSections } from '@lucerna/engine';
import type { LanguageCode } from '@lucerna/engine';
import { writeCsv, writeXlsx } from '@lucerna/spreadsheet';
import { readPdf } from '@lucerna/testkit/pdf';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { readSheet } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { inSlices } from '../../http/time-slice';
import { conditionsSheet, sheetRows } from './sheet-rows';
import { wordingOf } from './wording';

const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
const quantity = fc.integer({ min: 1, max: 500 });
const price = fc.integer({ min: 0, max: 1_000_000 });
const section = fc.constantFrom(undefined, 'Ground floor', '=1+1', 'Bar "A"; 2');
const given = fc.record({
  products: fc.array(fc.record({ quantity, price, section, off: percent }), {
    minLength: 1,
    maxLength: 8,
  }),
  free: fc.array(fc.record({ quantity, price: fc.option(price), section }), { maxLength: 4 }),
  discount: percent,
  surcharge: percent,
  iva: percent,
  hidesLineDiscounts: fc.boolean(),
  isDense: fc.boolean(),
  language: fc.constantFrom<LanguageCode>('es', 'en', 'de', 'it', 'fr'),
});
type Given = typeof given extends fc.Arbitrary<infer Value> ? Value : never;

function documentOf({ products, free, discount, surcharge, iva, hidesLineDiscounts, isDense }: Given) {
  const freeLines = free.map((each) => {
    const unitPrice = each.price === null ? null : money(each.price, 'EUR');
    return {
      text: 'Freight',
      ...(each.section !== undefined && { section: each.section }),
      ...{ quantity: each.quantity, unitPrice },
      total: unitPrice && exactPriceOfPieces(unitPrice, each.quantity),
    };
  });
  const result = budgetTotals({
    currency: 'EUR',
    lines: [
      ...products.map((each) => ({
        ...{ quantity: each.quantity, unitGross: money(each.price, 'EUR'), discount: each.off },
      })),
      ...freeLines.flatMap(({ quantity: pieces, unitPrice }) =>
        unitPrice ? [{ quantity: pieces, unitGross: unitPrice, isNet: true }] : [],
      ),
    ],
    ...{ discount, surcharge, iva },
  });
  if (!result.ok) throw new Error('The totals are refused');
  const { lines: totals, ...sums } = result.value;
  const data: BudgetDocument = {
    ...{
      brand: 'Nordlys',
      number: '1',
      region: 'row',
      projectName: 'Hotel',
      facts: [],
      clientName: '',
      createdBy: 'a',
    },
    ...{ createdOn: '2026-11-21', validUntil: '2026-12-21', comments: '', leadTimeWeeks: null },
    ...{ freeLines, discount, surcharge, iva, ...sums, hidesLineDiscounts, isDense },
    lines: products.map((each, at) => ({
      ...{
        name: 'Almar',
        details: ['Graphite'],
        reference: '201030',
        energyClass: 'F',
        picture: null,
      },
      ...(each.section !== undefined && { section: each.section }),
      ...{ quantity: each.quantity, leadTimeWeeks: null },
      ...(!hidesLineDiscounts && { unitPrice: money(each.price, 'EUR'), discount: each.off }),
      ...{ unitNet: totals[at]!.unitNet, total: totals[at]!.totalNet },
    })),
  };
  return { data, sums };
}

const cents = (cell: unknown): number => Math.round(Number(String(cell).replace(',', '.')) * 100);
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

type Cells = readonly (readonly unknown[])[];

/** The last column below its heading, in cents: of the lines, of what follows them. */
function amountsOf(rows: Cells, lines: number): readonly [lines: number[], steps: number[]] {
  const amounts = rows.slice(1).map((cells) => {
    const cell = cells.at(-1);
    return cell === null || cell === '' || cell === undefined ? 0 : cents(cell);
  });
  return [amounts.slice(0, lines), amounts.slice(lines)];
}

async function xlsxOf(data: BudgetDocument, language: LanguageCode): Promise<Cells> {
  const { rows, sums } = sheetRows(data, language);
  return readSheet(Buffer.from(await inSlices(writeXlsx(rows, 'Quote', sums))));
}

async function csvOf(data: BudgetDocument, language: LanguageCode): Promise<Cells> {
  const text = await inSlices(writeCsv(sheetRows(data, language).rows));
  return parse(text, { bom: true, delimiter: ';' });
}

it('adds up to the exact sums in XLSX, CSV and PDF, section by section', async () => {
  await fc.assert(
    fc.asyncProperty(given, async (each) => {
      const { data, sums } = documentOf(each);
      const lines = data.lines.length + (data.freeLines?.length ?? 0);
      const sections = soldSections(data.lines, data.freeLines ?? []).filter(({ subTotal }) => subTotal);
      const hasSections = soldSections(data.lines, data.freeLines ?? []).some(({ name }) => name !== null);
      for (const rows of [await xlsxOf(data, each.language), await csvOf(data, each.language)]) {
        const [ofLines, all] = amountsOf(rows, lines);
        const parts = hasSections ? all.slice(0, sections.length) : [];
        const [subTotal, ...steps] = all.slice(parts.length);
        const total = steps.pop();
        expect(sum(ofLines)).toBe(sums.subTotal.amount);
        if (hasSections) expect(sum(parts)).toBe(sums.subTotal.amount);
        expect(subTotal).toBe(sums.subTotal.amount);
        expect(subTotal! + sum(steps)).toBe(sums.netTotal.amount);
        expect(total).toBe(sums.netTotal.amount);
      }
      const pdf = await readPdf(renderBudget(data, { pictures: {}, ...wordingOf(each.language, data) }));
      const text = pdf.pages.join(' ').replaceAll(/\s+/g, ' ');
      const printed = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
      for (const { amount } of [sums.subTotal, sums.netTotal]) {
        const said = printed
          .format(amount / 100)
          .replace('-', '\u2212')
          .replaceAll(/\s+/g, ' ');
        expect(text).toContain(said);
      }
    }),
    { numRuns: 25 },
  );
}, 60_000);

it('has sums whose formulas name the cells that they add up', async () => {
  const line = { quantity: 2, price: 10_000, section: 'Bar "A"; 2' as const, off: 10 };
  const { data } = documentOf({
    ...{
      products: [line, { ...line, section: undefined }],
      free: [],
      discount: 5,
      surcharge: 0,
      iva: 21,
    },
    ...{ hidesLineDiscounts: false, isDense: false, language: 'en' },
  });
  const formulas = sheetRows(data, 'en').rows.flatMap((cells) => {
    const last = cells.at(-1);
    return typeof last === 'object' ? [last.formula] : [];
  });
  expect(formulas).toEqual([
    ...['ROUND(F2*I2,2)', 'ROUND(F3*I3,2)', 'ROUND(SUM(J2:J2),2)', 'ROUND(SUM(J3:J3),2)'],
    ...['ROUND(SUM(J2:J3),2)', undefined, undefined, 'ROUND(J6+J7+J8,2)'],
  ]);
});

it('says no price where the quote has none, and nothing in columns that would be empty', async () => {
  const { data } = documentOf({
    ...{ products: [{ quantity: 2, price: 10_000, section: undefined, off: 10 }], free: [] },
    ...{
      discount: 0,
      surcharge: 0,
      iva: 0,
      hidesLineDiscounts: false,
      isDense: false,
      language: 'en',
    },
  });
  const hidden = /^(unit|total|subTotal|discount|surcharge|iva|netTotal)/;
  const without = (of: object) =>
    Object.fromEntries(Object.entries(of).filter(([name]) => !hidden.test(name)));
  const bare = { ...without(data), lines: data.lines.map(without) } as unknown as BudgetDocument;
  expect(await xlsxOf(bare, 'en')).toEqual([
    ['Product', 'Reference', 'Description', 'Energy class', 'Qty'],
    ['Almar', '201030', 'Graphite', 'F', 2],
  ]);
});

it('tells neither list prices nor discounts of the lines where they are hidden', async () => {
  const { data } = documentOf({
    ...{ products: [{ quantity: 2, price: 10_000, section: undefined, off: 10 }], free: [] },
    ...{
      discount: 0,
      surcharge: 0,
      iva: 0,
      hidesLineDiscounts: true,
      isDense: false,
      language: 'en',
    },
  });
  const [heading] = await csvOf(data, 'en');
  expect(heading).toEqual(['Product', 'Reference', 'Description', 'Energy class', 'Qty', 'Net', 'Total']);
});

it.each(languageCodes)(
  'has its facts and conditions on a sheet of their own, in whole words: %s',
  async (language) => {
    const { data } = documentOf({
      ...{ products: [{ quantity: 2, price: 10_000, section: undefined, off: 10 }], free: [] },
      ...{ discount: 0, surcharge: 0, iva: 0, hidesLineDiscounts: false, isDense: false, language },
    });
    const reference = 'A-reference-that-is-as-long-as-they-come';
    const said = {
      ...data,
      facts: [['Client reference', reference] as const],
      comments: 'First line\nSecond line',
      conditions: { others: ['Goods are returned within 30 days.'] },
    };
    const { rows, sums } = sheetRows(said, language);
    const sheet = conditionsSheet(said, language);
    const bytes = Buffer.from(await inSlices(writeXlsx(rows, said.number, sums, [sheet])));
    const read = await readSheet(bytes, 2);
    const cells = read.flat().filter((cell) => cell !== null);
    expect(cells).toEqual(
      expect.arrayContaining([
        said.projectName,
        reference,
        'First line',
        'Second line',
        'Goods are returned within 30 days.',
      ]),
    );
    expect(JSON.stringify(cells)).not.toMatch(/\u200b|[{}]|undefined/);
  },
);
