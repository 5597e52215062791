import { describe, expect, it } from 'vitest';
import { budget, euro, light, line, read } from '../../test/sample-budget';
import type { BudgetDocument, BudgetDocumentLine } from './document';

const seller = {
  name: 'Nordlys Iluminación, S.L.',
  address: ['Strandgaten 18', '08980 Sant Feliu', 'Spain'],
  taxNumber: 'ESB00000000',
  contact: ['+47 55 000 100', 'quotes@nordlys.example'],
  register: 'Registro Mercantil de Barcelona',
  bank: ['Banc del Vallès', 'NO93 8601 1117 947'],
};

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

  it('keeps figures and signs where they belong in a name from right to left', async () => {
    const { lefts } = await read(budget({ projectName: '\u05de\u05dc\u05d5\u05df 7.' }));
    const leftOf = (text: string) => lefts[0]!.get(text)!;
    // Read from the right: the name, the figure, the full stop.
    expect(leftOf('.')).toBeLessThan(leftOf('7'));
    expect(leftOf('7')).toBeLessThan(leftOf('\u05de\u05dc\u05d5\u05df'));
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

  it('names seller and client by their legal data, its own reference, and the total on the first page', async () => {
    const client = { ...seller, name: 'Lumen Distribución, S.L.', taxNumber: 'ESB11111111' };
    const lines = Array.from({ length: 40 }, () => line());
    const { pages } = await read(
      budget({
        seller,
        client,
        facts: [
          ['Town', 'Bergen'],
          ['Client reference', 'PO-77/b'],
        ],
        lines,
      }),
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
});
