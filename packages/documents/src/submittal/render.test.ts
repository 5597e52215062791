import { PDFArray, PDFDict, PDFDocument, PDFName, PDFStream, type PDFRef } from '@cantoo/pdf-lib';
import { readPdf } from '@lucerna/testkit/pdf';
import { readStructure } from '@lucerna/testkit/pdf-structure';
import { describe, expect, it } from 'vitest';
import type { SubmittalDocument } from './document';
import { makersPdf, saved } from '../../test/makers-pdf';
import { renderSubmittal } from './render';

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0H10V10H0Z" fill="#888"/></svg>';

const typeOf = (mark: string, name: string): SubmittalDocument['types'][number] => ({
  mark,
  collection: 'Almar',
  name,
  code: '201010US/1Z_10_200',
  row: [mark || '–', 'Nordlys', '201010US/1Z_10_200', name, '4', 'Floor 1, Lobby'],
  sections: [
    {
      title: 'Data sheet',
      line: 'Spheres',
      pages: [
        [
          { kind: 'hero', picture: square, views: [] },
          { kind: 'facts', title: 'Data', rows: [['Power', '6 W']] },
        ],
        [
          {
            kind: 'options',
            title: 'Options',
            chosen: 'Selected',
            groups: [{ label: 'Finish', values: [{ code: '10', name: `White of ${name}`, isChosen: true }] }],
          },
        ],
      ],
    },
    {
      title: 'Installation manual',
      line: '',
      pages: [[{ kind: 'steps', title: 'Mounting', steps: ['Switch off the mains'] }]],
    },
  ],
});

const submittal: SubmittalDocument = {
  brand: 'Nordlys',
  paper: 'us-letter',
  units: 'imperial',
  createdOn: '2026-09-01',
  foot: 'September 1, 2026',
  scale: 'Scale {scale}',
  title: 'Submittal',
  project: 'Harbor hotel',
  facts: [
    ['Contractor', 'Gulf Electric'],
    ['Revision', 'B'],
  ],
  approval: { title: 'Review', choices: ['Approved', 'Rejected'], fields: ['Name', 'Signature', 'Date'] },
  schedule: {
    title: 'Luminaire schedule',
    columns: ['Type', 'Manufacturer', 'Catalog number', 'Description', 'Quantity', 'Location', 'Page'],
    wide: [3, 5],
    symbols: [],
  },
  types: [typeOf('A1', 'Almar 20'), typeOf('B2', 'Almar 30'), typeOf('', 'Almar 45')],
  makers: {
    title: 'Documents of the manufacturer',
    columns: ['Document', 'Types', 'Pages', 'Page'],
    lead: 'The following pages are the manufacturer’s own.',
    documents: [],
  },
};
const wording = { language: 'en', locale: 'en-US' };

const makersDocument = (
  title: string,
  pages: number | null,
): SubmittalDocument['makers']['documents'][number] => ({
  ...{ title, types: ['A1', 'B2'], pages },
  facts: pages === null ? [] : [['Pages', String(pages)]],
  note: pages === null ? 'Not included: 120 pages' : '',
});

it('is one PDF: cover, schedule with the page of each type, and the documents of each type under bookmarks', async () => {
  const pdf = await readPdf(await renderSubmittal(submittal, wording));
  const texts = pdf.pages;
  expect(texts).toHaveLength(2 + 3 * 3);
  expect(texts[0]).toContain('Harbor hotel');
  expect(texts[0]).toContain('Gulf Electric');
  expect(texts[0]).toContain('Rejected');
  for (const { name } of submittal.types) {
    const page = texts.findIndex((text) => text.includes(name) && text.includes('Data sheet')) + 1;
    expect(page).toBeGreaterThan(2);
    expect(texts[1]).toMatch(new RegExp(`${name}.*?Lobby\\s*${page}(\\D|$)`, 's'));
  }
  expect(pdf.bookmarks).toEqual(expect.arrayContaining([expect.stringContaining('Almar 30'), 'Data sheet']));
});

it('is read in its order, each type and each of its documents under a heading', async () => {
  const { problems, pages } = await readStructure(await renderSubmittal(submittal, wording));
  expect(problems).toEqual([]);
  const headings = pages.flat().flatMap(({ role, text }) => (role === 'H1' ? [text] : []));
  expect(headings).toEqual(['Harbor hotel', 'Luminaire schedule', 'A1 Almar 20', 'B2 Almar 30', 'Almar 45']);
});

it('is the same bytes again, and bears no types and names of any length', async () => {
  const long = typeOf('A1', 'Ж'.repeat(4000));
  expect(await renderSubmittal(submittal, wording)).toEqual(await renderSubmittal(submittal, wording));
  expect((await renderSubmittal({ ...submittal, types: [] }, wording)).length).toBeGreaterThan(1000);
  expect((await renderSubmittal({ ...submittal, types: [long] }, wording)).length).toBeGreaterThan(1000);
});

describe('with more types than are set together', () => {
  const tables = (name: string): SubmittalDocument['types'][number]['sections'][number] => ({
    title: 'Photometry',
    line: '',
    pages: [[{ kind: 'table', title: `Glare of ${name}`, columns: ['Room', 'A'], rows: [['2H', '9.1']] }]],
  });
  const types = Array.from({ length: 25 }, (_, at) => {
    const type = typeOf(`L${at + 1}`, `Almar ${at + 1}`);
    return { ...type, sections: [...type.sections, tables(type.name)] };
  });
  const make = (change: Partial<SubmittalDocument> = {}) =>
    renderSubmittal({ ...submittal, types, ...change }, wording);

  it('numbers all pages, and leads from the schedule and from bookmarks to each type', async () => {
    const pdf = await make();
    const opened = await PDFDocument.load(pdf, { throwOnInvalidObject: true });
    const { pages, bookmarks } = await readPdf(pdf);
    expect(pages.length).toBe(2 + 25 * 4);
    expect(pages.map((text, at) => text.includes(`${at + 1} / ${pages.length}`))).not.toContain(false);
    expect(pages.map((text) => text.includes('Submittal · Harbor hotel'))).not.toContain(false);
    const { context, catalog } = opened;
    const refs = opened.getPages().map(({ ref }) => ref);
    const leadsTo = (from: PDFDict): number =>
      refs.indexOf(context.lookup(from.get(PDFName.of('Dest')), PDFArray).get(0) as PDFRef) + 1;
    const starts = types.map(({ name }) => pages.findIndex((text) => text.includes(`${name} 2010`)) + 1);
    expect(starts).toEqual(types.map((_, at) => 3 + at * 4));
    const links = opened.getPage(1).node.Annots()!.asArray();
    expect(links.map((each) => leadsTo(context.lookup(each, PDFDict)))).toEqual(
      starts.flatMap((page) => [page, page]),
    );
    const chapters: number[] = [];
    let chapter = context.lookup(catalog.lookup(PDFName.of('Outlines'), PDFDict).get(PDFName.of('First')));
    while (chapter instanceof PDFDict) {
      chapters.push(leadsTo(chapter));
      chapter = context.lookup(chapter.get(PDFName.of('Next')));
    }
    expect(chapters).toEqual([1, 2, ...starts]);
    expect(bookmarks.filter((each) => each === 'Data sheet')).toHaveLength(25);
  });

  it('is one structure, in which no two elements have a name', async () => {
    const pdf = await make();
    const { problems, pages } = await readStructure(pdf);
    expect(problems).toEqual([]);
    expect(pages.flat().filter(({ role }) => role === 'H1')).toHaveLength(2 + 25);
    const { context } = await PDFDocument.load(pdf, { throwOnInvalidObject: true });
    const named = context.enumerateIndirectObjects().flatMap(([, object]) => {
      const id = object instanceof PDFDict ? object.get(PDFName.of('ID')) : undefined;
      return id ? [String(id)] : [];
    });
    expect(named.length).toBeGreaterThan(2 * 25);
    expect(new Set(named).size).toBe(named.length);
  });

  it('does not say that it is accessible where a type cannot be read', async () => {
    const [first, ...others] = types;
    const { problems } = await readStructure(
      await make({ types: [{ ...first!, name: 'Lamp 𓀀' }, ...others] }),
    );
    expect(problems).toEqual(['it does not say that it is accessible']);
  });
});

describe('with documents of the maker’s own', () => {
  const documents = [
    makersDocument('Installation of Almar', 2),
    makersDocument('Handbook', null),
    makersDocument('Declaration of conformity', 3),
  ];
  const asked = { ...submittal, makers: { ...submittal.makers, documents } };
  const make = async () => {
    const pdfs = await Promise.all([
      saved(await makersPdf('Manual')),
      saved(await makersPdf('Proof', 3), false),
    ]);
    return renderSubmittal(asked, wording, pdfs);
  };

  it('has their pages as they are, each behind a page that says whose they are, counted with all others', async () => {
    const pdf = await make();
    const { pages, bookmarks } = await readPdf(pdf);
    const own = 2 + 3 * 3;
    expect(pages).toHaveLength(own + 1 + 2 + 1 + 3);
    expect(pages[own]).toContain('Installation of Almar');
    expect(pages[own]).toContain('own.');
    expect(pages[own]).toContain(`${own + 1} / ${pages.length}`);
    expect(pages.slice(own + 1, own + 3)).toEqual(['Manual, page 1', 'Manual, page 2']);
    expect(pages[own + 3]).toContain('Declaration of conformity');
    expect(pages[own + 3]).toContain(`${own + 4} / ${pages.length}`);
    expect(pages.slice(own + 4)).toEqual(['Proof, page 1', 'Proof, page 2', 'Proof, page 3']);
    expect(bookmarks.slice(-2)).toEqual(['Installation of Almar', 'Declaration of conformity']);
    expect(pages[1]).toMatch(new RegExp(`Installation of Almar\\s+A1, B2\\s+2\\s+${own + 1}\\s`));
    expect(pages[1]).toMatch(/Handbook\s+A1, B2\s+Not included: 120 pages/);
    expect(pages[1]).toMatch(new RegExp(`Declaration of conformity\\s+A1, B2\\s+3\\s+${own + 4}\\s`));
    expect(Buffer.from(await make()).equals(pdf)).toBe(true);
  });

  it('keeps the tags of our pages, and says of itself no more than it is', async () => {
    const { pages, problems } = await readStructure(await make());
    const headings = pages.flat().flatMap(({ role, text }) => (role === 'H1' ? [text] : []));
    expect(headings.slice(-2)).toEqual(['Installation of Almar', 'Declaration of conformity']);
    const others = [13, 14, 16, 17, 18].map((number) => `page ${number} has no structure`);
    expect(problems).toEqual([...others, 'it does not say that it is accessible']);
  });

  it('leads to sites and draws what was drawn, and nothing of it acts', async () => {
    const opened = await PDFDocument.load(await make(), { throwOnInvalidObject: true });
    const sizes = opened.getPages().map((page) => [Math.round(page.getWidth()), page.getRotation().angle]);
    expect(sizes.slice(-7)).toEqual([
      [612, 0],
      [420, 0],
      [420, 90],
      [612, 0],
      [420, 0],
      [420, 90],
      [420, 0],
    ]);
    const page = opened.getPage(12).node;
    const annotations = page.Annots()!;
    const subtypes = annotations
      .asArray()
      .map((each) => String(opened.context.lookup(each, PDFDict).get(PDFName.of('Subtype'))));
    expect(subtypes).toEqual(['/Link', '/Stamp']);
    const all = opened.context
      .enumerateIndirectObjects()
      .map(([, object]) => (object instanceof PDFStream ? String(object.dict) : String(object)))
      .join('\n');
    expect(all.includes('https://maker.example/a')).toBe(true);
    expect(/JavaScript|OpenAction|app\.alert|a note/.exec(all)).toBe(null);
  });
});
