import { PDFName, PDFString } from '@cantoo/pdf-lib';
import { readPdf } from '@lucerna/testkit/pdf';
import { expect, it } from 'vitest';
import { makersPdf, saved } from '../../test/makers-pdf';
import { makersPdfLimits, PdfFault } from './limits';
import { countPages } from './read-makers-pdf';

it('counts the pages of what a maker brings, packed or plain', async () => {
  const document = await makersPdf('Manual', 5);
  expect(await countPages(await saved(document))).toBe(5);
  expect(await countPages(await saved(document, false))).toBe(5);
});

it.each<[what: string, why: string, bytes: () => Promise<Uint8Array>]>([
  ['nothing', 'broken', () => Promise.resolve(new Uint8Array())],
  ['a text', 'broken', () => Promise.resolve(Buffer.from('hello, I am a manual'))],
  [
    'a file that is cut off',
    'broken',
    async () => (await saved(await makersPdf('Manual'), false)).subarray(0, 700),
  ],
  [
    'what only begins as one',
    'broken',
    () => Promise.resolve(Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(4000, 7)])),
  ],
  [
    'one without pages',
    'no pages',
    async () => {
      const document = await makersPdf('Manual', 1);
      document.removePage(0);
      return document.save({ addDefaultPage: false });
    },
  ],
  [
    'one with a password',
    'encrypted',
    async () => {
      const document = await makersPdf('Manual');
      document.encrypt({ userPassword: 'secret', ownerPassword: 'more secret' });
      return document.save({ useObjectStreams: false });
    },
  ],
  [
    'one that may not be copied',
    'encrypted',
    async () => {
      const document = await makersPdf('Manual');
      document.encrypt({ ownerPassword: 'secret', permissions: { copying: false } });
      return document.save({ useObjectStreams: false });
    },
  ],
  [
    '500 pages',
    `more than ${makersPdfLimits.pages} pages`,
    async () => saved(await makersPdf('Manual', 500)),
  ],
  ['60 MB', `more than ${makersPdfLimits.bytes} bytes`, () => Promise.resolve(new Uint8Array(60_000_000))],
  [
    'one with layers that are off',
    'layers',
    async () => {
      const document = await makersPdf('Manual');
      const { context, catalog } = document;
      const layer = context.register(context.obj({ Type: 'OCG', Name: PDFString.of('hidden') }));
      catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [layer], D: { OFF: [layer] } }));
      return saved(document);
    },
  ],
])('does not take %s: %s', async (_what, why, bytes) => {
  const reading = countPages(await bytes());
  await expect(reading).rejects.toThrow(PdfFault);
  await expect(reading).rejects.toThrow(why);
});

it('is itself a PDF that others read', async () => {
  expect((await readPdf(await saved(await makersPdf('Manual')))).pages).toEqual([
    'Manual, page 1',
    'Manual, page 2',
  ]);
});
