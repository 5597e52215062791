import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPdf {
  readonly title: string;
  readonly author: string;
  readonly language: string | null;
  /** Width and height of the first page in points. */
  readonly size: readonly [width: number, height: number];
  /** The text of each page, its pieces joined by spaces. */
  readonly pages: readonly string[];
  /** Its bookmarks, those within others behind them. */
  readonly bookmarks: readonly string[];
}

/** Opens a PDF as a reader does: what it says on each page and in its metadata. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const opened = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const metadata = await opened.getMetadata();
  const info = metadata.info as Readonly<Record<string, string | undefined>>;
  const pages: string[] = [];
  for (let place = 1; place <= opened.numPages; place += 1) {
    const content = await (await opened.getPage(place)).getTextContent();
    const pieces = content.items.map((item) => ('str' in item ? item.str : ''));
    pages.push(
      pieces
        .join(' ')
        .replace(/\u200b/g, '')
        .replace(/\s+/g, ' '),
    );
  }
  const { width, height } = (await opened.getPage(1)).getViewport({ scale: 1 });
  return {
    title: info['Title'] ?? '',
    author: info['Author'] ?? '',
    language: info['Language'] ?? null,
    size: [Math.round(width), Math.round(height)],
    pages,
    bookmarks: titlesOf(await opened.getOutline()),
  };
}

interface Bookmark {
  readonly title: string;
  readonly items: readonly Bookmark[];
}

const titlesOf = (bookmarks: readonly Bookmark[] | null): string[] =>
  (bookmarks ?? []).flatMap(({ title, items }) => [title, ...titlesOf(items)]);
