import { readFileSync } from 'node:fs';
import { readPdf } from '@lucerna/testkit/pdf';
import { readStructure } from '@lucerna/testkit/pdf-structure';
import { describe, expect, it } from 'vitest';
import type { BudgetConditions, BudgetDocument, BudgetDocumentLine, BudgetDocumentOption } from './document';
import { budgetLabelNames } from './labels';
import type { BudgetLabels } from './labels';
import { renderBudget } from './render';
import { budgetSheet } from './sheet';

const locales = { es: 'es-ES', en: 'en-GB', de: 'de-DE', it: 'it-IT', fr: 'fr-FR', us: 'en-US' };
type Language = keyof typeof locales;
const texts = JSON.parse(
  readFileSync(
    new URL('../../../../apps/server/texts/eproject/budget-document.json', import.meta.url),
    'utf8',
  ),
) as Record<string, Record<Language, string>>;

function wording(language: Language) {
  const labels = Object.fromEntries(
    budgetLabelNames.map((name) => [name, texts[`budget-document.${name}`]?.[language]]),
  ) as BudgetLabels;
  return { labels, language: language === 'us' ? 'en' : language, locale: locales[language] };
}

interface FeedSeller {
  readonly conditions: Record<string, Record<Language, string>> & {
    others: Record<Language, string>[];
  };
}
const sellers = JSON.parse(
  readFileSync(new URL('../../../../catalogue/sellers.json', import.meta.url), 'utf8'),
) as Record<'16' | '21', FeedSeller>;

/** The conditions of the demo’s feed in a market and a language. */
function conditionsOf(catalogue: '16' | '21', language: Language): BudgetConditions {
  const { others, ...named } = sellers[catalogue].conditions;
  return {
    ...Object.fromEntries(Object.entries(named).map(([name, texts]) => [name, texts[language]])),
    others: others.map((texts) => texts[language]),
  };
}

/** More than forty pages on a push, over two hundred in the long run. */
const manyLines = process.env['LUCERNA_TEST_LONG'] === '1' ? 2000 : 400;

const euro = (amount: number) => ({ amount, currency: 'EUR' as const });
const pictures = {
  round:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 10"><circle cx="4" cy="5" r="3" fill="#888"/></svg>',
};

function line(change: Partial<BudgetDocumentOption> = {}): BudgetDocumentLine {
  return {
    name: 'Almar 20',
    details: ['Graphite', '3000 K', 'DALI-2', 'Surface', '200 cm'],
    reference: '201030/2B_10_200',
    quantity: 3,
    unitPrice: euro(23500),
    discount: 10,
    unitNet: euro(21150),
    total: euro(63450),
    leadTimeWeeks: 4,
    energyClass: 'F',
    picture: 'round',
    ...change,
  };
}

function budget(change: Partial<BudgetDocument> = {}): BudgetDocument {
  return {
    brand: 'Nordlys',
    number: '2026-000123',
    region: 'row',
    projectName: 'Hotel Miramar',
    clientName: 'Estudio Norte',
    createdBy: 'distributor@lucerna.test',
    createdOn: '2026-11-21',
    validUntil: '2026-12-21',
    lines: [line()],
    subTotal: euro(63450),
    discount: 5,
    discountValue: euro(3173),
    surcharge: 2,
    surchargeValue: euro(1206),
    iva: 21,
    ivaValue: euro(12911),
    netTotal: euro(74394),
    comments: '',
    leadTimeWeeks: 6,
    ...change,
  };
}

const render = (data: BudgetDocument, language: Language = 'en') =>
  renderBudget(
    { conditions: conditionsOf(data.region === 'usa' ? '21' : '16', language), ...data },
    { pictures, ...wording(language) },
  );
const read = (data: BudgetDocument, language: Language = 'en') => readPdf(render(data, language));

describe('a budget as PDF', () => {
  it('says number, dates, client, line and totals on A4', async () => {
    const { pages, title, author, size } = await read(budget());
    const [page] = pages;
    expect({ title, author, size, count: pages.length }).toEqual({
      title: 'Quote 2026-000123',
      author: 'Nordlys',
      size: [595, 842],
      count: 1,
    });
    for (const text of [
      '2026-000123',
      'Hotel Miramar',
      'Estudio Norte',
      '21 November 2026',
      '21 December 2026',
    ])
      expect(page).toContain(text);
    for (const text of ['201030/2B_10_200', '235,00 €', '10%', '211,50 €', '634,50 €', 'DALI-2', '4 weeks'])
      expect(page).toContain(text);
    for (const text of ['\u221231,73 €', '12,06 €', '129,11 €', '743,94 €', 'VAT 21%', '6 weeks'])
      expect(page).toContain(text);
    expect(page).toContain('This product contains a light source of energy efficiency class F.');
  });

  it.each([
    [
      'es',
      'Presupuesto',
      'Condiciones',
      'IVA 21 %',
      'clase de eficiencia energética F',
      '21 de noviembre de 2026',
    ],
    ['en', 'Quote', 'Conditions', 'VAT 21%', 'energy efficiency class F', '21 November 2026'],
    ['de', 'Angebot', 'Bedingungen', 'MwSt. 21 %', 'Energieeffizienzklasse F', '21. November 2026'],
    ['it', 'Preventivo', 'Condizioni', 'IVA 21%', 'classe di efficienza energetica F', '21 novembre 2026'],
    ['fr', 'Devis', 'Conditions', 'TVA 21 %', 'classe d’efficacité énergétique F', '21 novembre 2026'],
    ['us', 'Quote', 'Terms', 'VAT 21%', 'energy efficiency class F', 'November 21, 2026'],
  ] as const)('speaks %s', async (language, ...expected) => {
    const { pages } = await read(budget(), language);
    for (const text of expected) expect(pages.join(' ')).toContain(text);
  });

  it('is read in its order: the project, the rows of the table, the conditions', async () => {
    const { problems, pages } = await readStructure(render(budget({ comments: 'Soon, please' })));
    expect(problems).toEqual([]);
    const elements = pages.flat();
    const headings = elements.flatMap(({ role, text }) => (/^H\d/.test(role) ? [`${role} ${text}`] : []));
    expect(headings).toEqual(['H1 Hotel Miramar', 'H2 Comments', 'H2 Conditions']);
    const row = elements.find(({ text }) => text.includes('201030/2B_10_200'));
    expect(row?.text).toMatch(/Almar 20.*201030\/2B_10_200.*3.*235,00 €.*634,50 €/);
    expect(elements.some(({ role }) => role === 'THead')).toBe(true);
  });

  it('is US Letter without energy class for the USA', async () => {
    const { size, pages } = await read(budget({ region: 'usa' }), 'us');
    expect(size).toEqual([612, 792]);
    expect(pages.join(' ')).not.toContain('energy efficiency class');
    expect(pages.join(' ')).toContain('FCA factory');
  });

  it('says whom a quote of the USA is about, and nothing of it elsewhere', async () => {
    const parties = {
      ...{ alias: 'Lobby, phase 1', specifier: 'Studio Ana · ana@studio.test' },
      ...{ purchaser: 'bo@firm.test', place: 'Austin, Texas, United States' },
    };
    const [page] = (await read(budget({ region: 'usa', ...parties }), 'us')).pages;
    const text = page!.replaceAll(/\s+/g, ' ');
    for (const said of ['Quote name', 'Specifier', 'Purchaser', 'Place', ...Object.values(parties)]) {
      expect(text).toContain(said);
    }
    expect((await read(budget(), 'us')).pages[0]).not.toContain('Purchaser');
  });

  it('leaves out what is zero and says that tax is not in it', async () => {
    const nothing = {
      discount: 0,
      surcharge: 0,
      iva: 0,
      discountValue: euro(0),
      ivaValue: euro(0),
    };
    const [page] = (await read(budget({ ...nothing, lines: [line({ discount: 0 })] }))).pages;
    expect(page).not.toMatch(/Discount|Surcharge|VAT \d/);
    expect(page).toContain('Prices do not include VAT.');
  });

  it('says no price, percentage or total where it has none', async () => {
    const prices = /^(unit|total|subTotal|discount|surcharge|iva|netTotal)/;
    const without = (of: object) =>
      Object.fromEntries(Object.entries(of).filter(([name]) => !prices.test(name)));
    const bare = without(line()) as unknown as BudgetDocumentLine;
    const { pages } = await read({
      ...(without(budget()) as unknown as BudgetDocument),
      lines: [bare, bare],
    });
    expect(pages[0]).toContain('201030/2B_10_200');
    expect(pages[0]).toContain('4 weeks');
    expect(pages[0]).not.toMatch(/€|%|Unit price|Net|Total|Discount|VAT|prices/i);
  });

  it('prints what a user typed as text', async () => {
    const typed = '#panic("no") *bold* $x$ @label <a> `raw` \\ // [x] "q" #read("/etc/passwd")';
    const data = budget({
      comments: `${typed}\nsecond`,
      clientName: typed,
      lines: [line({ name: typed })],
    });
    const { pages } = await read(data);
    expect(pages.join(' ').split('#panic("no") *bold*').length - 1).toBe(3);
    expect(pages.join(' ')).not.toContain('root:');
  });

  it(`repeats the header, numbers the pages and keeps each line whole through ${manyLines} lines`, async () => {
    const lines = Array.from({ length: manyLines }, (_, index) =>
      line({
        reference: `R${index}R`,
        name: index % 7 === 0 ? 'A name that goes on '.repeat(6) : 'Almar',
      }),
    );
    const { pages } = await read(budget({ lines }));
    expect(pages.length).toBeGreaterThan(manyLines / 10);
    const all = pages.join(' ');
    expect(lines.every(({ reference }) => all.includes(reference))).toBe(true);
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(`${at + 1} / ${pages.length}`);
      // What stands under the totals may go on alone on the last page.
      if (/R\d+R/.test(page)) expect(page).toContain('Unit price');
      // The totals say such an amount, too.
      const [table = ''] = page.split('Subtotal');
      expect(table.match(/R\d+R/g)?.length).toBe(table.match(/634,50 €/g)?.length);
    }
  }, 120_000);

  it('keeps the totals with the last line, wherever the page ends', async () => {
    for (const count of [3, 4, 5, 6, 7, 8]) {
      const { pages } = await read(budget({ lines: Array.from({ length: count }, () => line()) }));
      const held = pages.find((page) => page.includes('743,94'));
      expect(held).toContain('201030/2B_10_200');
    }
  });

  it('wraps a word that has no end', async () => {
    const { pages } = await read(budget({ projectName: 'W'.repeat(50), clientName: 'M'.repeat(120) }));
    expect(pages).toHaveLength(1);
  });

  it('gives the same bytes for the same budget, others for another', () => {
    const first = Buffer.from(render(budget()));
    expect(first.equals(Buffer.from(render(budget())))).toBe(true);
    expect(first.equals(Buffer.from(render(budget({ comments: 'other' }))))).toBe(false);
  });

  it('holds a photographed picture once, however many lines show it', () => {
    // The smallest grey JPEG.
    const jpeg =
      '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z';
    const one = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 10"><image width="8" height="10" href="data:image/jpeg;base64,${jpeg}"/></svg>`;
    const options = { pictures: { one, two: pictures.round }, ...wording('en') };
    const lines = Array.from({ length: 40 }, (_, at) => line({ picture: at === 39 ? 'two' : 'one' }));
    const pdf = Buffer.from(renderBudget(budget({ lines }), options)).toString('latin1');
    expect(pdf.match(/DCTDecode/g)).toHaveLength(1);
  });

  it('says on which day a line leaves, and everything together, where that can be told', async () => {
    const { pages } = await read(
      budget({
        leavesOn: '2026-12-29',
        lines: [line({ leavesOn: '2026-12-21' }), line({ leavesOn: null })],
      }),
    );
    const text = pages.join(' ').replaceAll(/\s+/g, ' ');
    expect(text.match(/Ships on 21 December 2026/g)).toHaveLength(1);
    expect(text).toContain('everything ships together on 29 December 2026');
    const { pages: without } = await read(budget());
    expect(without.join(' ')).not.toMatch(/ships/i);
  });

  it('says where lines stand, what is no product, and what may be chosen beside the sum', async () => {
    const placed = line({
      mark: 'A1',
      section: 'Ground floor',
      area: { floor: 'Level 0', room: 'Lobby' },
      note: 'Dimmed\nby scenes',
    });
    const option = line({ name: 'Almar 30', reference: '201040/2B', instead: '201030/2B_10_200' });
    const data = budget({
      lines: [line(), placed],
      freeLines: [
        {
          text: 'Freight to site',
          section: 'Ground floor',
          quantity: 1,
          unitPrice: euro(12_000),
          total: euro(12_000),
        },
        { text: 'Colours as sampled', quantity: 1, unitPrice: null, total: null },
      ],
      discountBase: euro(126_900),
      options: [option],
    });
    const text = (await read(data)).pages.join(' ').replaceAll(/\s+/g, ' ');
    for (const said of [
      'General',
      'Ground floor',
      'A1',
      'Level 0 · Lobby',
      'Dimmed by scenes',
      'Freight to site',
    ])
      expect(text).toContain(said);
    expect(text).toContain('Subtotal for Ground floor 754,50 €');
    expect(text).toContain('Discount 5% on products (1.269,00 €)');
    const [before = '', beside = ''] = text.split('Options, not included in the total');
    expect(before).not.toContain('201040/2B');
    expect(beside).toContain('Alternative to 201030/2B_10_200');
  });

  const seller = {
    name: 'Nordlys Iluminación, S.L.',
    address: ['Strandgaten 18', '08980 Sant Feliu', 'Spain'],
    taxNumber: 'ESB00000000',
    contact: ['+47 55 000 100', 'quotes@nordlys.example'],
    register: 'Registro Mercantil de Barcelona',
    bank: ['Banc del Vallès', 'NO93 8601 1117 947'],
  };
  const light = {
    ...{ lumens: 1250, watts: 14.5, temperatures: ['3000 K'], cri: [90], ip: ['IP20'] },
    controls: ['DALI-2'],
  };

  it('names seller and client by their legal data, its own reference, and the total on the first page', async () => {
    const client = { ...seller, name: 'Lumen Distribución, S.L.', taxNumber: 'ESB11111111' };
    const lines = Array.from({ length: 40 }, () => line());
    const { pages } = await read(
      budget({ seller, client, clientReference: 'PO-77/b', projectFacts: [['Town', 'Bergen']], lines }),
    );
    const text = pages[0]!.replaceAll(/\s+/g, ' ');
    for (const said of [
      ...['Nordlys Iluminación, S.L.', 'Strandgaten 18', 'VAT no. ESB00000000', '+47 55 000 100'],
      ...['Lumen Distribución, S.L.', 'VAT no. ESB11111111', 'Estudio Norte', 'Client reference PO-77/b'],
      ...['Town Bergen', 'Total 743,94 €'],
    ])
      expect(text).toContain(said);
    const last = pages.at(-1)!.replaceAll(/\s+/g, ' ');
    expect(last).toContain('Registro Mercantil de Barcelona');
    expect(last).toContain('Bank details: Banc del Vallès · NO93 8601');
  });

  it.each([
    ['en', '1,250 lm · 14.5 W · 3000 K · CRI 90 · IP20 · DALI-2'],
    ['de', '1.250 lm · 14,5 W · 3000 K · CRI 90 · IP20 · DALI-2'],
    ['fr', '1 250 lm · 14,5 W · 3000 K · IRC 90 · IP20 · DALI-2'],
  ] as const)('says in %s what a luminaire gives and takes', async (language, said) => {
    for (const isDense of [false, true]) {
      const { pages } = await read(budget({ isDense, lines: [line({ light })] }), language);
      expect(pages.join(' ').replaceAll(/\s+/g, ' ')).toContain(said);
    }
  });

  it('has room to be signed where that was asked for', async () => {
    const text = async (hasAcceptance: boolean) =>
      (await read(budget({ hasAcceptance, revision: 2 }))).pages.join(' ').replaceAll(/\s+/g, ' ');
    expect(await text(true)).toContain(
      'Acceptance We accept quote 2026-000123 · Revision 2 and its conditions. Name Order number Date Signature',
    );
    expect(await text(false)).not.toContain('Signature');
  });

  it('tells no list price and no discount of a line where they are hidden', async () => {
    const { unitPrice: _, discount: _discount, ...sold } = line();
    const data = budget({ hidesLineDiscounts: true, discount: 0, lines: [sold] });
    const text = (await read(data)).pages.join(' ');
    expect(text).toContain('211,50 €');
    expect(text).not.toMatch(/235,00|10%|Unit price|Disc/);
  });

  it('puts more lines on a page without pictures', async () => {
    const lines = Array.from({ length: 60 }, () => line({ light, mark: 'A1' }));
    const pages = async (isDense: boolean) => (await read(budget({ isDense, lines }))).pages.length;
    expect(await pages(true)).toBeLessThanOrEqual((await pages(false)) / 1.5);
  });

  it('prints a document of an older release with the conditions among its words', () => {
    const { labels, ...rest } = wording('en');
    const former = { ...labels, conditionReturns: 'Nothing comes back.' };
    const sheet = budgetSheet(budget(), {}, { labels: former, ...rest });
    expect(sheet.conditions.sentences).toContain('Nothing comes back.');
    expect([sheet.parties, sheet.imprint, sheet.acceptance]).toEqual([[], [], null]);
  });

  it('draws a line without picture or lead time', async () => {
    const { pages } = await read(
      budget({
        leadTimeWeeks: null,
        lines: [line({ picture: null, leadTimeWeeks: null, energyClass: null })],
      }),
    );
    expect(pages[0]).toContain('The lead time is confirmed with the order.');
  });
});
