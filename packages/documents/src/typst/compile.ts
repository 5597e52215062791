import { hash } from 'node:crypto';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { readFonts } from './fonts';
import { plainLetterhead, type Letterhead } from './letterhead';
import { packPdf } from './pack-pdf';

let compiler: { readonly fonts: string; readonly by: NodeCompiler } | null = null;

/** The compiler of the last document, or another one where the maker's typeface is another. */
function compilerWith(fonts: NonNullable<Letterhead['fonts']>): NodeCompiler {
  const key = fonts.map(({ base64 }) => hash('sha256', base64, 'base64url')).join();
  if (compiler?.fonts !== key) {
    const own = fonts.map(({ base64 }) => Buffer.from(base64, 'base64'));
    compiler = {
      fonts: key,
      by: NodeCompiler.create({ fontArgs: [{ fontBlobs: [...own, ...readFonts()] }] }),
    };
  }
  return compiler.by;
}

/** What a reader without eyes is promised: structure, reading order, language, title, words for each picture (ISO 14289-1). */
const accessible = 'ua-1';

/** Documents since when unused intermediate results are dropped; keeps the memory of a long-lived worker flat. */
const cacheGenerations = 2;

/**
 * Sets a Typst document as PDF bytes. `sheet` and `letterhead` reach the template as JSON through `sys.inputs`, so nothing in
 * them is ever read as Typst. `created` becomes the PDF's date: the same template and sheet give the same bytes.
 * Blocks the thread while it works. Throws Error with Typst's own message when the template does not compile.
 */
export function compilePdf(
  template: string,
  sheet: unknown,
  created: Date,
  letterhead: Letterhead = plainLetterhead,
): Uint8Array {
  const { fonts = [], ...look } = letterhead;
  const by = compilerWith(fonts);
  const families = [...new Set(fonts.map(({ family }) => family))];
  const inputs = { sheet: JSON.stringify(sheet), look: JSON.stringify({ ...look, families }) };
  const result = by.compile({ mainFileContent: template, inputs });
  const failure = result.takeError();
  if (failure) throw new Error(`The document cannot be set: ${JSON.stringify(by.fetchDiagnostics(failure))}`);
  if (!result.result) throw new Error('The document cannot be set');
  const pdf = written(by, result.result, Math.floor(created.getTime() / 1000));
  by.evictCache(cacheGenerations);
  return packPdf(pdf);
}

/**
 * A tagged PDF that says of itself that it is accessible. A text with a sign that no font has cannot keep that promise: then
 * it is tagged as well, but does not say so.
 */
function written(by: NodeCompiler, document: NodeTypstDocument, creationTimestamp: number): Uint8Array {
  try {
    return by.pdf(document, { creationTimestamp, pdfStandard: accessible });
  } catch (error) {
    if (!String(error).includes('could not be displayed with font')) throw error;
    return by.pdf(document, { creationTimestamp });
  }
}
