import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a PDF says to who hears it: its elements in reading order, and what is left out of them. */
export interface PdfStructure {
  /** Elements by page, those within others behind them: role, words for a picture, and the text right within it. */
  readonly pages: readonly (readonly PdfElement[])[];
  /** Of each page the text that is not read: what repeats at head and foot. */
  readonly artifacts: readonly string[];
  /** What stands against calling it accessible (ISO 14289-1), in words. */
  readonly problems: readonly string[];
}

interface PdfElement {
  readonly role: string;
  readonly alt: string | null;
  readonly text: string;
}

interface TreeNode {
  readonly role?: string;
  readonly alt?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly TreeNode[];
}

/** Reads the structure tree of each page with the text of its elements, as pdfjs hands it to a screen reader. */
export async function readStructure(bytes: Uint8Array): Promise<PdfStructure> {
  const opened = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: PdfElement[][] = [];
  const artifacts: string[] = [];
  const problems: string[] = [];
  for (let number = 1; number <= opened.numPages; number += 1) {
    const page = await opened.getPage(number);
    const { texts, artifact } = await markedTexts(page);
    artifacts.push(artifact);
    const tree = (await page.getStructTree()) as TreeNode | null;
    const elements = tree ? elementsOf(tree, texts) : [];
    pages.push(elements);
    if (elements.length === 0) problems.push(`page ${number} has no structure`);
    const read = elements.map(({ text }) => text).join('');
    for (const text of [...texts.values()].map(plain))
      if (!read.includes(text)) problems.push(`page ${number} does not read: ${text}`);
    for (const { role, alt } of elements)
      if (role === 'Figure' && !alt) problems.push(`page ${number} has a picture without words`);
  }
  const { info, metadata } = await opened.getMetadata();
  const said = info as Readonly<Record<string, unknown>>;
  if (!said['Title']) problems.push('it has no title');
  if (!said['Language']) problems.push('it says no language');
  if (!(await opened.getMarkInfo())?.Marked) problems.push('it is not marked as tagged');
  if (metadata?.get('pdfuaid:part') !== '1') problems.push('it does not say that it is accessible');
  if (!pages.flat().some(({ role }) => role === 'H1')) problems.push('it has no heading');
  if (!(await opened.getOutline())?.length) problems.push('it has no bookmarks');
  return { pages, artifacts, problems };
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The text of each marked content by its id, and what is marked as not to be read. */
async function markedTexts(page: PDFPageProxy) {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  const open: (string | null)[] = [];
  let artifact = '';
  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast((each) => each !== null);
      if (id) texts.set(id, (texts.get(id) ?? '') + item.str);
      else artifact += item.str;
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push((item as { readonly id?: string }).id ?? null);
  }
  return { texts, artifact };
}

function elementsOf(node: TreeNode, texts: ReadonlyMap<string, string>): PdfElement[] {
  const children = node.children ?? [];
  const text = plain(
    children.map(({ type, id }) => (type === 'content' ? (texts.get(id ?? '') ?? '') : '')).join(' '),
  );
  const own = node.role && node.role !== 'Root' ? [{ role: node.role, alt: node.alt ?? null, text }] : [];
  const within = children.filter(({ type }) => type !== 'content');
  return [...own, ...within.flatMap((child) => elementsOf(child, texts))];
}
