import type { PDFDict, PDFDocument, PDFObject } from '@cantoo/pdf-lib';
import { makersPdfLimits, PdfFault } from './limits';

/** The library takes half a second to load: only where there is a file of a maker's. */
export const pdfLibrary = () => import('@cantoo/pdf-lib');

/** Reads a PDF of a maker's whole. Throws PdfFault for what is broken, locked, too large or shows less than it has. */
export async function openMakersPdf(bytes: Uint8Array): Promise<PDFDocument> {
  if (bytes.length > makersPdfLimits.bytes) throw new PdfFault(`more than ${makersPdfLimits.bytes} bytes`);
  const library = await pdfLibrary();
  const { EncryptedPDFError, ParseSpeeds, PDFDocument, PDFDict, PDFName, PDFArray } = library;
  let found: PDFDocument;
  try {
    found = await PDFDocument.load(bytes, {
      updateMetadata: false,
      throwOnInvalidObject: true,
      parseSpeed: ParseSpeeds.Fastest,
    });
    // The tree of pages is read at the first question.
    found.getPageCount();
  } catch (cause) {
    if (
      cause instanceof EncryptedPDFError ||
      (cause instanceof Error && /encrypt|password/i.test(cause.message))
    )
      throw new PdfFault('it is encrypted');
    throw new PdfFault('it is broken, or no PDF');
  }
  const { context, catalog } = found;
  const count = found.getPageCount();
  if (count === 0) throw new PdfFault('it has no pages');
  if (count > makersPdfLimits.pages) throw new PdfFault(`more than ${makersPdfLimits.pages} pages`);
  const dictionary = (of: PDFDict | undefined, key: string): PDFDict | undefined => {
    const value: PDFObject | undefined = of && context.lookup(of.get(PDFName.of(key)));
    return value instanceof PDFDict ? value : undefined;
  };
  // In another document layers would all be seen.
  const layers = dictionary(dictionary(catalog, 'OCProperties'), 'D');
  const off = layers && context.lookup(layers.get(PDFName.of('OFF')));
  if (off instanceof PDFArray && off.size() > 0) throw new PdfFault('it has layers that are switched off');
  return found;
}

/** How many pages a PDF of a maker's has. Throws PdfFault as `openMakersPdf` does. */
export async function countPages(bytes: Uint8Array): Promise<number> {
  return (await openMakersPdf(bytes)).getPageCount();
}
