import { readPdf } from '@lucerna/testkit/pdf';
import { readStructure } from '@lucerna/testkit/pdf-structure';
import { describe, expect, it } from 'vitest';
import type { ScheduleDocument } from './document';
import { renderSchedule } from './render';

const row = (mark: string, quantity: string) => [mark, '201010US/1Z_10_200', 'Almar 20', quantity];

const schedule: ScheduleDocument = {
  brand: 'Nordlys',
  paper: 'us-tabloid',
  createdOn: '2026-09-01',
  foot: 'September 1, 2026',
  title: 'Luminaire schedule',
  project: 'Harbor hotel',
  facts: [
    ['Revision', 'B'],
    ['Date', 'September 1, 2026'],
  ],
  columns: ['Type mark', 'Catalog number', 'Description', 'Quantity'],
  wide: [2],
  symbols: [],
  groups: [{ title: '', rows: [row('A1', '4'), row('B2', '1')] }],
};
const wording = { language: 'en', locale: 'en-US' };
const byArea: ScheduleDocument = {
  ...schedule,
  groups: [
    { title: 'Level 1, Lobby', rows: [row('A1', '3'), row('B2', '1')] },
    { title: 'Level 2', rows: [row('A1', '1')] },
  ],
};

describe('a luminaire schedule', () => {
  it('stands on its side with the project, its revision and date, and a row a type', async () => {
    const { pages, size } = await readPdf(renderSchedule(schedule, wording));
    expect(size).toEqual([1224, 792]);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatch(/Harbor hotel Revision B Date September 1, 2026 Type mark/);
    expect(pages[0]).toMatch(/A1 201010US\/1Z_10_200 Almar 20 4 B2 /);
  });

  it('has the types of each area below its name', async () => {
    const { pages } = await readPdf(renderSchedule(byArea, wording));
    expect(pages[0]).toMatch(/Level 1, Lobby A1 .* 3 B2 .* 1 Level 2 A1 .* 1/);
  });

  it('can be read aloud, its columns named on each page', async () => {
    const rows = Array.from({ length: 200 }, (_, at) => row(`A${at}`, '1'));
    const pdf = renderSchedule({ ...byArea, groups: [{ title: 'Level 1', rows }] }, wording);
    expect((await readStructure(pdf)).problems).toEqual([]);
    const { pages } = await readPdf(pdf);
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expect(page).toContain('Catalog number');
  });

  it('has the symbol of each type as a drawing that says of what it is, and a dash where there is none', async () => {
    const disc = { width: 200, height: 200, body: 'M0 100L100 0L200 100L100 200L0 100', cable: '' };
    const marks = ['A1', 'B2', 'C3'];
    const pdf = renderSchedule(
      {
        ...schedule,
        columns: ['Type mark', 'Symbol', 'Quantity'],
        wide: [],
        symbols: [disc, null],
        groups: [
          {
            title: '',
            rows: marks.map((mark, at) => [mark, { symbol: at % 2, name: `Almar ${mark}` }, `${at}`]),
          },
        ],
      },
      wording,
    );
    const { pages } = await readPdf(pdf);
    expect(pages[0]).toMatch(/Symbol Quantity A1 0 B2 – 1 C3 2/);
    const structure = await readStructure(pdf);
    expect(structure.problems).toEqual([]);
    expect(JSON.stringify(structure.pages)).toContain('Almar C3');
  });

  it('is the same bytes again, and bears no rows and names of any length', async () => {
    expect(renderSchedule(byArea, wording)).toEqual(renderSchedule(byArea, wording));
    const long = 'Ж<b>'.repeat(1000);
    const bare = { ...schedule, facts: [], groups: [] };
    const wordy = { ...schedule, project: long, groups: [{ title: long, rows: [[long, long, long, long]] }] };
    for (const each of [bare, wordy]) await readPdf(renderSchedule(each, wording));
  });
});
