import type { PDFArray, PDFContext, PDFDict, PDFPageLeaf } from '@cantoo/pdf-lib';
import { numbersOf } from '../typst/pack-pdf';
import type { PdfObject, PlainPdf } from '../typst/plain-pdf';
import { openMakersPdf, pdfLibrary } from './read-makers-pdf';

/** Pages of a maker's own PDF, and behind which page of ours they stand, from 1. */
export interface InsertedPages {
  readonly after: number;
  readonly pdf: Uint8Array;
}

type Library = Awaited<ReturnType<typeof pdfLibrary>>;

/** What a page says beside what is seen on it: actions, previews, places in a structure that does not come with it. */
const notSeen = [
  ...['AA', 'Metadata', 'PieceInfo', 'Thumb', 'StructParents', 'B', 'Tabs', 'Trans', 'Dur'],
  ...['PresSteps', 'ID', 'DPart', 'LastModified', 'SeparationInfo'],
];

/** What a drawing on a page, such as a signature, keeps of itself. */
const drawn = ['Rect', 'AP', 'AS', 'F', 'C', 'Border', 'BS'];

/** A link keeps a web address alone; what draws keeps its drawing; all else, and all that acts, is left out. */
function quietAnnotation(
  { PDFName, PDFDict, PDFHexString, PDFString }: Library,
  context: PDFContext,
  from: PDFDict,
): PDFDict | null {
  const get = (of: PDFDict, key: string) => context.lookup(of.get(PDFName.of(key)));
  const action = get(from, 'A');
  const uri = action instanceof PDFDict && get(action, 'S') === PDFName.of('URI') ? get(action, 'URI') : null;
  const isLink = get(from, 'Subtype') === PDFName.of('Link');
  const isAddress = uri instanceof PDFString || uri instanceof PDFHexString;
  if (isLink ? !isAddress : !(get(from, 'AP') instanceof PDFDict)) return null;
  const quiet = PDFDict.withContext(context);
  quiet.set(PDFName.of('Type'), PDFName.of('Annot'));
  quiet.set(PDFName.of('Subtype'), PDFName.of(isLink ? 'Link' : 'Stamp'));
  for (const key of isLink ? ['Rect', 'C', 'Border', 'BS', 'F', 'QuadPoints'] : drawn) {
    const value = from.get(PDFName.of(key));
    if (value) quiet.set(PDFName.of(key), value);
  }
  if (isLink && isAddress) {
    const leads = PDFDict.withContext(context);
    leads.set(PDFName.of('S'), PDFName.of('URI'));
    leads.set(PDFName.of('URI'), uri);
    quiet.set(PDFName.of('A'), leads);
  }
  return quiet;
}

/** Leaves of a page what is seen. */
function quieten(library: Library, page: PDFPageLeaf): void {
  const { PDFName, PDFDict } = library;
  const { context } = page;
  for (const key of notSeen) page.delete(PDFName.of(key));
  const annotations: PDFArray | undefined = page.Annots();
  page.delete(PDFName.of('Annots'));
  if (!annotations) return;
  const quiet = context.obj([]);
  for (let at = 0; at < annotations.size(); at += 1) {
    const annotation = context.lookup(annotations.get(at));
    const kept = annotation instanceof PDFDict ? quietAnnotation(library, context, annotation) : null;
    if (kept) quiet.push(kept);
  }
  if (quiet.size() > 0) page.set(PDFName.of('Annots'), quiet);
}

/** The pages of a document of ours: the one node that the compiler hangs them all on. */
function pagesOf({ objects }: PlainPdf) {
  const at = objects.findIndex(
    ({ body, isStream }) => !isStream && /\/Type \/Pages\b/.test(body.toString('latin1')),
  );
  const node = objects[at];
  const said = node?.body.toString('latin1') ?? '';
  const kids = /\/Kids \[([^\]]*)\]/.exec(said)?.[1]?.match(/\d+ 0 R/g) ?? [];
  if (!node || kids.length !== Number(/\/Count (\d+)/.exec(said)?.[1]))
    throw new Error('The pages of the document do not hang on one node');
  return { at, node, said, kids };
}

/**
 * Sets the pages of makers' own PDFs, whole and as they are, between the pages of a document of ours, whose tags, bookmarks and
 * links stay. Objects that several pages of a file share come once. Throws PdfFault as `openMakersPdf` does.
 */
export async function insertPages(plain: PlainPdf, inserted: readonly InsertedPages[]): Promise<PlainPdf> {
  const library = await pdfLibrary();
  const { PDFContext, PDFName, PDFObjectCopier, PDFRef, PDFStream } = library;
  const { at, node, said, kids } = pagesOf(plain);
  const target = PDFContext.create();
  target.largestObjectNumber = numbersOf(plain.objects) - 1;
  const parent = PDFRef.of(node.number);
  const behind = new Map<number, string[]>();
  for (const { after, pdf } of inserted) {
    const source = await openMakersPdf(pdf);
    const copier = PDFObjectCopier.for(source.context, target);
    const own = behind.get(after) ?? [];
    behind.set(after, own);
    for (const page of source.getPages()) {
      quieten(library, page.node);
      const leaf = copier.copy(page.node);
      leaf.set(PDFName.of('Parent'), parent);
      own.push(target.register(leaf).toString());
    }
  }
  const whole = kids.flatMap((kid, place) => [kid, ...(behind.get(place + 1) ?? [])]);
  const pages = said
    .replace(/\/Kids \[[^\]]*\]/, () => `/Kids [${whole.join(' ')}]`)
    .replace(/\/Count \d+/, `/Count ${whole.length}`);
  const copied = target.enumerateIndirectObjects().map(([ref, object]): PdfObject => {
    const body = Buffer.alloc(object.sizeInBytes());
    object.copyBytesInto(body, 0);
    return { number: ref.objectNumber, body, isStream: object instanceof PDFStream };
  });
  const own = plain.objects.with(at, { ...node, body: Buffer.from(pages, 'latin1') });
  return { ...plain, objects: [...own, ...copied] };
}
