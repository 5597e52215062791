import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPdf {
  readonly title: string;
  readonly author: string;
  readonly language: string | null;
  /** Width and height of the first page in points. */
  readonly size: readonly [width: number, height: number];
  /** The text of each page, its pieces apart by spaces where they do not touch. */
  readonly pages: readonly string[];
  /** The heights of the pieces of text above the foot of their page, points, page by page. */
  readonly heights: readonly ReadonlyMap<string, number>[];
  /** Where they begin from the left, points, page by page. */
  readonly lefts: readonly ReadonlyMap<string, number>[];
  /** Its bookmarks, those within others behind them. */
  readonly bookmarks: readonly string[];
}

/** Opens a PDF as a reader does that forgives nothing: what it says on each page and in its metadata. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const opened = await getDocument({ data: new Uint8Array(bytes), verbosity: 0, stopAtErrors: true }).promise;
  const metadata = await opened.getMetadata();
  const info = metadata.info as Readonly<Record<string, string | undefined>>;
  const pages: string[] = [];
  const heights: Map<string, number>[] = [];
  const lefts: Map<string, number>[] = [];
  for (let place = 1; place <= opened.numPages; place += 1) {
    const content = await (await opened.getPage(place)).getTextContent();
    const pieces = content.items.filter((item) => 'str' in item);
    heights.push(new Map(pieces.map(({ str, transform }) => [str, Number(transform[5])])));
    lefts.push(new Map(pieces.map(({ str, transform }) => [str, Number(transform[4])])));
    const text = pieces.map((piece, at) => `${touches(pieces[at - 1], piece) ? '' : ' '}${piece.str}`);
    pages.push(text.join('').replace(/\s+/g, ' ').trim());
  }
  const { width, height } = (await opened.getPage(1)).getViewport({ scale: 1 });
  return {
    title: info['Title'] ?? '',
    author: info['Author'] ?? '',
    language: info['Language'] ?? null,
    size: [Math.round(width), Math.round(height)],
    pages,
    heights,
    lefts,
    bookmarks: titlesOf(await opened.getOutline()),
  };
}

interface Piece {
  /** The last two say where it begins. */
  readonly transform: readonly number[];
  readonly width: number;
}

/** Whether a piece goes on where the one before it ends, as the pieces of a word that may be broken do. */
function touches(before: Piece | undefined, piece: Piece): boolean {
  const [from, to] = [before?.transform ?? [], piece.transform];
  if (!before || from[5] !== to[5] || before.width === 0) return false;
  return Math.abs(from[4]! + before.width - to[4]!) < 0.05;
}

interface Bookmark {
  readonly title: string;
  readonly items: readonly Bookmark[];
}

const titlesOf = (bookmarks: readonly Bookmark[] | null): string[] =>
  (bookmarks ?? []).flatMap(({ title, items }) => [title, ...titlesOf(items)]);
