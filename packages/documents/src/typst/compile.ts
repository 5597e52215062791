import { hash } from 'node:crypto';
import path from 'node:path';
import { isolated } from '@lucerna/engine';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { insertPages } from '../makers-pdf/insert-pages';
import type { InsertedPages } from '../makers-pdf/insert-pages';
import { fontFolders, readFonts } from './fonts';
import { plainLetterhead, type Letterhead } from './letterhead';
import { pdfJoiner } from './join-pdfs';
import { packPdf } from './pack-pdf';
import { readPlainPdf } from './plain-pdf';

/** Where the files of a template lie: in the compiler alone, no folder of the machine. */
const workspace = path.resolve('/documents');

let compiler: { readonly fonts: string; readonly by: NodeCompiler } | null = null;

/** The compiler of the last document, or another one where the maker's typeface is another. */
function compilerWith(fonts: NonNullable<Letterhead['fonts']>): NodeCompiler {
  const key = fonts.map(({ base64 }) => hash('sha256', base64, 'base64url')).join();
  if (compiler?.fonts !== key) {
    const own = fonts.map(({ base64 }) => Buffer.from(base64, 'base64'));
    compiler = {
      fonts: key,
      by: NodeCompiler.create({
        workspace,
        fontArgs: [{ fontBlobs: [...own, ...readFonts()] }, { fontPaths: fontFolders() }],
      }),
    };
  }
  return compiler.by;
}

/** What a reader without eyes is promised: structure, reading order, language, title, words for each picture (ISO 14289-1). */
const accessible = 'ua-1';

/**
 * Documents since when unused intermediate results are dropped; keeps the memory of a long-lived worker flat. Documents of several kinds
 * are set in turn, for one line of a project after the other: what a kind shares with its next one must outlive the others.
 */
const cacheGenerations = 6;
/** Pages above which a document is written without what was worked out for it: that is worth less to the next one than its memory. */
const maxCachedPages = 60;

interface WrittenPdf {
  readonly pdf: Buffer;
  /** Whether it says of itself that it is accessible. */
  readonly isAccessible: boolean;
}

/** A document that is set, and what its places can be asked for before it is written. */
interface SetDocument {
  readonly numOfPages: number;
  /** The values of `#metadata` under this label, in order. */
  readonly valuesOf: (label: string) => readonly unknown[];
  /** `isWhole` where nothing of others comes to it, so that it may say of itself that it is accessible. */
  readonly write: (isWhole: boolean) => WrittenPdf;
}

/** Each text in a direction of its own, whatever stands beside it; a drawing begins with its element. */
const apart = (_name: string, value: unknown): unknown =>
  typeof value === 'string' && !value.startsWith('<') ? isolated(value) : value;

function setDocument(template: string, sheet: unknown, created: Date, letterhead: Letterhead): SetDocument {
  const { fonts = [], ...look } = letterhead;
  const by = compilerWith(fonts);
  const families = [...new Set(fonts.map(({ family }) => family))];
  // As files, not as inputs: what the compiler remembers of a document is of no use beside other inputs.
  const files = { sheet: JSON.stringify(sheet, apart), look: JSON.stringify({ ...look, families }) };
  for (const [name, said] of Object.entries(files))
    by.mapShadow(path.join(workspace, `${name}.json`), Buffer.from(said));
  const result = by.compile({ mainFileContent: template });
  const failure = result.takeError();
  if (failure) throw new Error(`The document cannot be set: ${JSON.stringify(by.fetchDiagnostics(failure))}`);
  const document = result.result;
  if (!document) throw new Error('The document cannot be set');
  return {
    numOfPages: document.numOfPages,
    valuesOf: (label) => by.query(document, { selector: `<${label}>`, field: 'value' }) as unknown[],
    write(isWhole) {
      if (document.numOfPages > maxCachedPages) by.evictCache(0);
      const pdf = written(by, document, Math.floor(created.getTime() / 1000), isWhole);
      by.evictCache(cacheGenerations);
      return pdf;
    },
  };
}

/**
 * Sets a Typst document as PDF bytes. `sheet` and `letterhead` reach the template as files of JSON, so nothing in them is
 * ever read as Typst. `created` becomes the PDF's date: the same template and sheet give the same bytes.
 * Blocks the thread while it works. Throws Error with Typst's own message when the template does not compile.
 */
export function compilePdf(
  template: string,
  sheet: unknown,
  created: Date,
  letterhead: Letterhead = plainLetterhead,
): Uint8Array {
  return packPdf(readPlainPdf(setDocument(template, sheet, created, letterhead).write(true).pdf));
}

/** A document that is set in parts, so that the compiler holds no more than one of them. */
export interface DocumentInParts {
  readonly template: string;
  /** The sheets of the parts, each made when its turn comes. */
  readonly parts: Iterable<object>;
  /**
   * The sheet of all that is not in a part, with an empty page for each page of the parts, by the pages that the chapters of each
   * part have: the template begins each with `#metadata(here().page()) <begins>`.
   */
  readonly frameOf: (chapters: readonly (readonly number[])[]) => object;
  readonly created: Date;
  readonly letterhead?: Letterhead | undefined;
  /**
   * Pages of others: behind the page on which the frame says `#metadata(here().page()) <inserted>` for the first time come those
   * of the first PDF, and so on.
   */
  readonly pdfs: readonly Uint8Array[];
}

/** Lets go of what the compiler holds of a document that nobody needs any more: only the collector knows. */
async function letGo(by: NodeCompiler): Promise<void> {
  by.evictCache(0);
  globalThis.gc?.();
  await new Promise(setImmediate);
}

/** Sets a document in parts. The same parts give the same bytes. Throws Error as `compilePdf` does, PdfFault as `insertPages` does. */
export async function compileInParts(asked: DocumentInParts): Promise<Uint8Array> {
  const { template, parts, frameOf, created, letterhead = plainLetterhead, pdfs } = asked;
  const by = compilerWith(letterhead.fonts ?? []);
  const joiner = pdfJoiner();
  const chapters: number[][] = [];
  let pages = 0;
  let isAccessible = pdfs.length === 0;
  const addPart = (sheet: object): void => {
    const document = setDocument(template, sheet, created, letterhead);
    const begins = document.valuesOf('begins').map(Number);
    chapters.push(begins.map((page, at) => (begins[at + 1] ?? document.numOfPages + 1) - page));
    by.evictCache(0);
    const part = document.write(pdfs.length === 0);
    isAccessible &&= part.isAccessible;
    joiner.add(readPlainPdf(part.pdf));
    pages += document.numOfPages;
  };
  for (const sheet of parts) {
    addPart(sheet);
    await letGo(by);
  }
  const frame = setDocument(template, frameOf(chapters), created, letterhead);
  const places = frame.valuesOf('inserted').map(Number);
  if (places.length !== pdfs.length) throw new Error(`${places.length} places for ${pdfs.length} PDFs`);
  const joined = joiner.within(readPlainPdf(frame.write(isAccessible).pdf), frame.numOfPages - pages);
  if (pdfs.length === 0) return packPdf(joined);
  const inserted = pdfs.map((pdf, at): InsertedPages => ({ after: places[at]!, pdf }));
  return packPdf(await insertPages(joined, inserted));
}

/**
 * A tagged PDF that says of itself that it is accessible. A text with a sign that no font has cannot keep that promise, nor
 * can pages of others: then it is tagged as well, but does not say so.
 */
function written(
  by: NodeCompiler,
  document: NodeTypstDocument,
  creationTimestamp: number,
  isWhole: boolean,
): WrittenPdf {
  const plain = (): WrittenPdf => ({ pdf: by.pdf(document, { creationTimestamp }), isAccessible: false });
  if (!isWhole) return plain();
  try {
    return { pdf: by.pdf(document, { creationTimestamp, pdfStandard: accessible }), isAccessible: true };
  } catch (error) {
    if (!String(error).includes('could not be displayed with font')) throw error;
    return plain();
  }
}
