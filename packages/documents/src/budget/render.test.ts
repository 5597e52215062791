import { readStructure } from '@lucerna/testkit/pdf-structure';
import { describe, expect, it } from 'vitest';
import { budget, light, line, pictures, read, render, wording } from '../../test/sample-budget';
import { renderBudget } from './render';

/** More than forty pages on a push, over two hundred in the long run. */
const manyLines = process.env['LUCERNA_TEST_LONG'] === '1' ? 2000 : 400;

describe('the pages of a budget', () => {
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

  it('puts more lines on a page without pictures', async () => {
    const lines = Array.from({ length: 60 }, () => line({ light, mark: 'A1' }));
    const pages = async (isDense: boolean) => (await read(budget({ isDense, lines }))).pages.length;
    expect(await pages(true)).toBeLessThanOrEqual((await pages(false)) / 1.5);
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
