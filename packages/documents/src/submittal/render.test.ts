import { readPdf } from '@lucerna/testkit/pdf';
import { readStructure } from '@lucerna/testkit/pdf-structure';
import { expect, it } from 'vitest';
import type { SubmittalDocument } from './document';
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
  },
  types: [typeOf('A1', 'Almar 20'), typeOf('B2', 'Almar 30'), typeOf('', 'Almar 45')],
};

it('is one PDF: cover, schedule with the page of each type, and the documents of each type under bookmarks', async () => {
  const pdf = await readPdf(renderSubmittal(submittal, { language: 'en', locale: 'en-US' }));
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
  const { problems, pages } = await readStructure(
    renderSubmittal(submittal, { language: 'en', locale: 'en-US' }),
  );
  expect(problems).toEqual([]);
  const headings = pages.flat().flatMap(({ role, text }) => (role === 'H1' ? [text] : []));
  expect(headings).toEqual(['Harbor hotel', 'Luminaire schedule', 'A1 Almar 20', 'B2 Almar 30', 'Almar 45']);
});

it('is the same bytes again, and bears no types and names of any length', () => {
  const wording = { language: 'en', locale: 'en-US' };
  const long = typeOf('A1', 'Ж'.repeat(4000));
  expect(renderSubmittal(submittal, wording)).toEqual(renderSubmittal(submittal, wording));
  expect(renderSubmittal({ ...submittal, types: [] }, wording).length).toBeGreaterThan(1000);
  expect(renderSubmittal({ ...submittal, types: [long] }, wording).length).toBeGreaterThan(1000);
});
