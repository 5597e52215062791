import { readPdf } from '@lucerna/testkit/pdf';
import { readStructure } from '@lucerna/testkit/pdf-structure';
import { describe, expect, it } from 'vitest';
import type { ProductDocument } from './document';
import { renderProductDocument } from './render';

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 10"><circle cx="4" cy="5" r="3" fill="#888"/></svg>';
const view = {
  width: 200,
  height: 2000,
  body: 'M0 1800L200 1800L200 2000L0 2000L0 1800',
  cable: 'M100 0L100 1800',
};

const document = (change: Partial<ProductDocument> = {}): ProductDocument => ({
  brand: 'Nordlys',
  title: 'Spec sheet',
  collection: 'Almar',
  name: 'Almar 20',
  code: '201010/1Z_10_200',
  line: 'Opal glass spheres',
  createdOn: '2026-09-01',
  foot: 'Catalogue as of 1 September 2026',
  paper: 'a4',
  units: 'metric',
  scale: 'Scale {scale}',
  pages: [
    [
      { kind: 'hero', picture, views: [{ title: 'Elevation', drawing: view }] },
      { kind: 'facts', title: 'Technical data', rows: [['Luminous flux', '489 lm']] },
    ],
    [
      {
        kind: 'code',
        title: 'The code',
        parts: [
          { text: '2010', label: 'Model', value: 'Almar 20' },
          { text: '/', label: '', value: '' },
          { text: '1', label: 'Colour temperature', value: '2700 K' },
        ],
      },
      {
        kind: 'options',
        title: 'Options',
        chosen: 'Selected',
        groups: [
          { label: 'Finish', values: [{ code: '10', name: 'White', swatch: picture, isChosen: true }] },
        ],
      },
      { kind: 'link', address: 'https://www.nordlys.example', text: 'Online' },
    ],
  ],
  ...change,
});
const wording = { language: 'en', locale: 'en-GB' };
const read = (change: Partial<ProductDocument> = {}) =>
  readPdf(renderProductDocument(document(change), wording));

describe('a document of a product', () => {
  it('hyphenates a label that is longer than its column, and no other', async () => {
    const rows = [
      ['Gesamt-Netzspannungslichtausbeute', '117,1 lm/W'],
      ['Energieeffizienzklasse', 'E'],
    ] as const;
    const german = renderProductDocument(document({ pages: [[{ kind: 'facts', title: 'Quelle', rows }]] }), {
      ...wording,
      language: 'de',
    });
    const [page = ''] = (await readPdf(german)).pages;
    expect(page).toMatch(/Gesamt-Netzspannungs[-\u00ad\u2010] ?lichtausbeute 117,1 lm\/W/);
    expect(page).toContain('Energieeffizienzklasse E');
  });

  it('tells all of its blocks, on the pages they stand on', async () => {
    const { pages, title, author, language, size } = await read();
    expect([pages.length, title, author, size]).toEqual([
      2,
      'Spec sheet 201010/1Z_10_200',
      'Nordlys',
      [595, 842],
    ]);
    expect(language).toBe('en');
    expect(pages[0]).toMatch(/Almar 20.*2,000 mm.*200 mm.*Scale 1:25.*Technical data.*Luminous flux.*489 lm/);
    expect(pages[1]).toMatch(
      /2010.*Model.*Almar 20.*\/.*2700 K.*Options.*Finish.*10.*White.*https:\/\/www\.nordlys/,
    );
  });

  it('leaves room between what is said below a table and the heading of the next one', async () => {
    const table = (title: string) =>
      ({ kind: 'table', title, columns: ['Room', 'A'], rows: [['2H', '9.1']], isDense: true }) as const;
    const note = { kind: 'text', text: 'Spacing' } as const;
    const { heights } = await read({ pages: [[table('Glare'), note, table('Utilisation'), table('Zones')]] });
    const heightOf = (text: string) => heights[0]?.get(text) ?? expect.fail(`no ${text}`);
    expect(heightOf('Spacing') - heightOf('Utilisation')).toBeGreaterThan(18);
    expect(heightOf('Utilisation') - heightOf('Zones')).toBeGreaterThan(40);
  });

  it('has bookmarks of its chapters', async () => {
    expect((await read()).bookmarks).toEqual(['Almar 20', 'Technical data', 'The code', 'Options']);
  });

  it('is read in its order: headings, words for each picture, data as tables, what is chosen', async () => {
    const { problems, pages, artifacts } = await readStructure(renderProductDocument(document(), wording));
    expect(problems).toEqual([]);
    const elements = pages.flat();
    expect(elements.filter(({ role }) => /^H\d/.test(role)).map(({ role, text }) => [role, text])).toEqual([
      ['H1', 'Almar 20'],
      ['H2', 'Technical data'],
      ['H2', 'The code'],
      ['H2', 'Options'],
    ]);
    expect(elements.flatMap(({ alt }) => alt ?? [])).toEqual([
      ...['Almar 20', 'Elevation', 'Selected', 'https://www.nordlys.example'],
    ]);
    const cells = elements.filter(({ role }) => role === 'TD').map(({ text }) => text);
    expect(cells).toEqual(['Luminous flux', '489 lm']);
    const parts = elements.map(({ text }) => text).join(' ');
    expect(parts).toMatch(/2010 +Model +Almar 20.*\/.*1 +Colour temperature +2700 K/);
    for (const artifact of artifacts) expect(artifact).toContain('Catalogue as of');
  });

  it('is tagged with signs that no font has, too', async () => {
    const pdf = renderProductDocument(document({ line: 'A lamp \u{10ffff}' }), wording);
    const { problems } = await readStructure(pdf);
    expect(problems).toEqual(['it does not say that it is accessible']);
  });

  it('is on US Letter, in feet and inches, for the USA', async () => {
    const { pages, size } = await read({ paper: 'us-letter', units: 'imperial' });
    expect(size).toEqual([612, 792]);
    expect(pages[0]).toMatch(/6 ?′ 6 3\/4 ?″.*Scale 1:24/);
  });

  it('sets names of any length, in any script, with markup as text', async () => {
    const name = `#panic("no") *x* $y$ <b>سقف</b> ${'w'.repeat(4000)}`;
    const { pages } = await read({ name, code: '' });
    expect(pages.length).toBe(2);
    expect(pages[0]).toContain('#panic("no") *x* $y$ <b>');
    expect(pages[0]).toContain('489 lm');
  });

  it('goes on over pages for very much', async () => {
    const steps = Array.from({ length: 120 }, (_, at) => `Step number ${at} `.repeat(6));
    const { pages } = await read({ pages: [[{ kind: 'steps', title: 'Mounting', steps }]] });
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.join(' ')).toContain('Step number 119');
  });

  it('is the same bytes for the same document', () => {
    const [one, other] = [
      renderProductDocument(document(), wording),
      renderProductDocument(document(), wording),
    ];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  });
});
