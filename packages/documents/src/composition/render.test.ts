import { readFileSync } from 'node:fs';
import { readPdf } from '@lucerna/testkit/pdf';
import { readStructure } from '@lucerna/testkit/pdf-structure';
import { describe, expect, it } from 'vitest';
import type { CompositionPage, CompositionSheets } from './document';
import { compositionLabelNames, type CompositionLabels } from './labels';
import { renderCompositions } from './render';

const texts = JSON.parse(
  readFileSync(new URL('../../../../apps/server/texts/eproject/sheets.json', import.meta.url), 'utf8'),
) as Record<string, Record<'en', string>>;
const labels = Object.fromEntries(
  compositionLabelNames.map((name) => [name, texts[`sheets.document.${name}`]?.en]),
) as CompositionLabels;
const wording = { labels, language: 'en', locale: 'en-GB' };
const pictures = {
  round:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 10"><circle cx="4" cy="5" r="3" fill="#888"/></svg>',
};

function page(change: Partial<CompositionPage> = {}): CompositionPage {
  return {
    collection: 'Almar',
    name: 'Almar 20',
    code: '201010/1Z_10_200',
    details: ['White', '2700 K'],
    units: 'metric',
    picture: 'round',
    elevation: {
      width: 200,
      height: 2000,
      body: 'M0 1800L200 1800L200 2000L0 2000L0 1800',
      cable: 'M100 0L100 1800',
    },
    plan: { width: 200, height: 200, body: 'M0 0L200 0L200 200L0 200L0 0', cable: '' },
    lumens: 489,
    watts: 6,
    netWeightKg: 0.9,
    temperatures: ['2700 K'],
    renderings: [90],
    protections: ['IP20'],
    isWithoutDriver: false,
    drivers: [],
    leadTimeWeeks: 3,
    moq: 1,
    parts: [
      {
        quantity: 1,
        name: 'Almar 20',
        details: ['White'],
        reference: '201010/1Z_10_200',
        price: { amount: 15000, currency: 'EUR' },
      },
    ],
    price: { amount: 15000, currency: 'EUR' },
    ...change,
  };
}

const sheets = (...pages: CompositionPage[]): CompositionSheets => ({
  brand: 'Nordlys',
  createdOn: '2026-09-01',
  paper: 'a4',
  pages,
});
const render = (data: CompositionSheets) => renderCompositions(data, { pictures, ...wording });
const textOf = async (change: Partial<CompositionPage>) =>
  (await readPdf(render(sheets(page(change))))).pages.join(' ');

describe('compositions as PDF', () => {
  it('are read in their order, with words for each picture', async () => {
    const { problems, pages } = await readStructure(
      renderCompositions(sheets(page(), page({ name: 'Almar 30' })), { pictures, ...wording }),
    );
    expect(problems).toEqual([]);
    expect(pages[1]!.flatMap(({ alt }) => alt ?? [])).toEqual(['Almar 30', 'Elevation', 'Plan']);
  });

  it('say measures, scale, data, parts and price, each on a page', async () => {
    const { pages, title, size } = await readPdf(render(sheets(page(), page({ name: 'Almar 30' }))));
    expect([pages.length, title, size]).toEqual([2, 'Composition sheets', [595, 842]]);
    for (const text of ['Almar 20', '2,000 mm', '200 mm', 'Scale 1:25', '489 lm', '0.9 kg', 'IP20'])
      expect(pages[0]).toContain(text);
    // The wordmark is spaced out.
    expect(pages[0]?.replaceAll(' ', '')).toContain('NORDLYS');
    expect(pages[0]).toMatch(/List price.*150,00 €/);
    expect(pages[0]).toContain('Catalogue as of 1 September 2026');
    expect(pages[1]).toContain('2 / 2');
  });

  it('leave out what is not known and say that a price is on request', async () => {
    const text = await textOf({
      code: null,
      temperatures: [],
      renderings: [],
      leadTimeWeeks: null,
      price: null,
    });
    expect(text).not.toMatch(/CRI|Colour temperature/);
    expect(text).toMatch(/Confirmed with your order.*List price.*On request/);
    expect(text).toContain('The code is assigned when it is added to a project.');
  });

  it('say nothing of prices that are hidden', async () => {
    const hidden = { ...page() };
    delete (hidden as { price?: unknown }).price;
    const { price: _price, ...part } = hidden.parts[0]!;
    const text = (await readPdf(render(sheets({ ...hidden, parts: [part] })))).pages.join(' ');
    expect(text).not.toMatch(/price|€|Total/i);
  });

  it('measure in feet, inches and pounds where the catalogue does', async () => {
    expect(await textOf({ units: 'imperial' })).toMatch(/6 ?′ 6 3\/4 ?″.*Scale 1:24.*2 lb/);
  });

  it('name the drivers, or that there are none', async () => {
    const drivers = [{ quantity: 2, name: 'Driver 24 V 60 W' }];
    expect(await textOf({ drivers })).toContain('2 × Driver 24 V 60 W');
    expect(await textOf({ isWithoutDriver: true })).toContain('Not included');
    expect(await textOf({})).toContain('Built into the luminaire');
  });

  it('go on over pages for very many parts, and set what a user typed as text', async () => {
    const part = page().parts[0]!;
    const parts = Array.from({ length: 120 }, (_, at) => ({ ...part, reference: `R${at}R` }));
    const { pages } = await readPdf(render(sheets(page({ parts, name: '#panic("no") *x* $y$ @z' }))));
    expect(pages.length).toBeGreaterThan(2);
    expect(pages[0]).toContain('#panic("no") *x* $y$ @z');
    expect(parts.every(({ reference }) => pages.join(' ').includes(reference))).toBe(true);
  });

  it('draw what is wider than high across the page, at a scale of a ruler', async () => {
    const elevation = { width: 5000, height: 900, body: 'M0 0L5000 900', cable: '' };
    const plan = { width: 5000, height: 300, body: 'M0 0L5000 300', cable: '' };
    expect(await textOf({ elevation, plan })).toContain('Scale 1:50');
  });

  it('are the same bytes for the same compositions', () => {
    const first = Buffer.from(render(sheets(page())));
    expect(first.equals(Buffer.from(render(sheets(page()))))).toBe(true);
  });
});
