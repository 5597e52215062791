import { readPdf } from '@lucerna/testkit/pdf';
import { readStructure } from '@lucerna/testkit/pdf-structure';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { ProductDocument } from '../product/document';
import { renderProductDocument } from '../product/render';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 10"><path d="M1 9l4-8 4 8" fill="none" stroke="#123a5e"/></svg>';
const document: ProductDocument = {
  ...{ brand: 'Ulven', title: 'Spec sheet', collection: 'Skog', name: 'Skog 25', code: '7001', line: '' },
  ...{
    createdOn: '2026-09-01',
    foot: 'Catalogue',
    paper: 'a4',
    units: 'metric',
    scale: '{scale}',
    pages: [[]],
  },
} as const;
const wording = { language: 'en', locale: 'en-GB' };

it('has the logo of the maker in the place of the name', async () => {
  const letterhead = { accent: '#123a5e', onAccent: '#ffffff', logo: { svg, width: 60, height: 10 } };
  const [named, drawn] = await Promise.all(
    [wording, { ...wording, letterhead }].map((words) => readPdf(renderProductDocument(document, words))),
  );
  expect(named!.pages[0]).toContain('U L V E N');
  expect(drawn!.pages[0]).not.toContain('U L V E N');
  expect(drawn!.author).toBe('Ulven');
});

it.each([
  ['a column', 10, 180],
  ['a square', 50, 50],
  ['a ribbon', 400, 20],
])('takes %s', (_what, width, height) => {
  const logo = { svg: svg.replace('0 0 60 10', `0 0 ${width} ${height}`), width, height };
  const letterhead = { accent: '#123a5e', onAccent: '#ffffff', logo };
  expect(renderProductDocument(document, { ...wording, letterhead }).length).toBeGreaterThan(1000);
});

/** What a PDF says in its packed objects, among them the names of its typefaces. */
function objectsIn(pdf: Uint8Array): string {
  const text = Buffer.from(pdf).toString('latin1');
  const streams = [...text.matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)].flatMap(([, bytes = '']) => {
    try {
      return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
    } catch {
      return [];
    }
  });
  return [text, ...streams].join('\n');
}

it('is set in the typeface of the maker, and in that of the program again for the next', () => {
  const installed = createRequire(new URL('../../../testkit/package.json', import.meta.url));
  const folder = new URL('standard_fonts/', `file://${installed.resolve('pdfjs-dist/package.json')}`);
  const base64 = readFileSync(new URL('LiberationSans-Regular.ttf', folder)).toString('base64');
  const letterhead = {
    accent: '#123a5e',
    onAccent: '#ffffff',
    logo: null,
    fonts: [{ family: 'Liberation Sans', base64 }],
  };
  expect(objectsIn(renderProductDocument(document, { ...wording, letterhead }))).toContain('Liberation');
  expect(objectsIn(renderProductDocument(document, wording))).not.toContain('Liberation');
});

it.each([
  ['Greek', 'Ξενοδοχείο Θάλασσα', 'NotoSans-Regular'],
  ['Cyrillic', 'Гостиница Маяк', 'NotoSans-Regular'],
  ['Hebrew', 'מלון הים', 'NotoSansHebrew-Regular'],
  ['Arabic', 'فندق البحر', 'NotoSansArabic-Regular'],
  ['Devanagari', 'समुद्र होटल', 'NotoSans-Regular'],
  ['Thai', 'โรงแรมทะเล', 'NotoSansThai-Regular'],
  ['Chinese', '海景酒店', 'NotoSansHans-Regular'],
  ['Japanese', 'うみのホテル', 'NotoSansHans-Regular'],
  ['Korean', '바다 호텔', 'NotoSansKR-Regular'],
])('brings the letters of a name in %s with it, whatever the machine has', async (_what, line, font) => {
  const pdf = renderProductDocument({ ...document, line }, wording);
  expect(objectsIn(pdf)).toContain(font);
  const { problems } = await readStructure(pdf);
  expect(problems).toEqual([]);
  const { pages } = await readPdf(pdf);
  const said = [...pages.join('').normalize('NFKC')];
  expect([...line].filter((letter) => letter !== ' ' && !said.includes(letter))).toEqual([]);
});
