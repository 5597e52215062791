import { PDFDocument, PDFName, PDFString, StandardFonts, degrees } from '@cantoo/pdf-lib';

/**
 * A PDF as a maker's programs write it: pages of other sizes, one of them turned, a link to a site, one to another page, a
 * script, a note that draws itself, tags of its own.
 */
export async function makersPdf(words: string, pages = 2): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const { context, catalog } = document;
  for (let number = 1; number <= pages; number += 1) {
    const page = document.addPage([420, 595]);
    page.drawText(`${words}, page ${number}`, { x: 40, y: 500, size: 14, font });
    if (number === 2) page.setRotation(degrees(90));
    page.node.set(PDFName.of('StructParents'), context.obj(7));
  }
  const first = document.getPage(0);
  const last = document.getPages().at(-1)!;
  const script = { S: 'JavaScript', JS: PDFString.of('app.alert(1)') };
  const look = context.register(
    context.stream('0 0 1 rg 0 0 40 20 re f', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 40, 20] }),
  );
  const annotations = [
    {
      Subtype: 'Link',
      Rect: [10, 10, 90, 30],
      A: { S: 'URI', URI: PDFString.of('https://maker.example/a') },
    },
    { Subtype: 'Link', Rect: [10, 40, 90, 60], Dest: [last.ref, 'Fit'] },
    { Subtype: 'Link', Rect: [10, 70, 90, 90], A: script },
    {
      Subtype: 'Widget',
      FT: 'Sig',
      Rect: [10, 100, 50, 120],
      AP: { N: look },
      AA: { D: script },
      P: first.ref,
    },
    { Subtype: 'Text', Rect: [10, 130, 50, 150], Contents: PDFString.of('a note') },
  ];
  first.node.set(PDFName.of('Annots'), context.obj(annotations.map((each) => ({ Type: 'Annot', ...each }))));
  first.node.set(PDFName.of('AA'), context.obj({ O: script }));
  catalog.set(PDFName.of('OpenAction'), context.obj(script));
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  return document;
}

export const saved = async (document: PDFDocument, useObjectStreams = true): Promise<Uint8Array> =>
  document.save({ useObjectStreams });
