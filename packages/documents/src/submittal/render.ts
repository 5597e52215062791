import { setBlock, shortened, sizeOf, type ProductWording } from '../product/sheet';
import { rowSetter } from '../schedule/cell';
import { columnsOf } from '../schedule/columns';
import { broken } from '../typst/broken';
import { compileInParts } from '../typst/compile';
import type { SubmittalDocument, SubmittalType } from './document';
import { submittalTemplate } from './template';

/** Pages that are set together: some more than the compiler takes for its start, few enough to be held. */
const pagesOfPart = 60;

const pagesOf = ({ sections }: SubmittalType): number =>
  sections.reduce((sum, { pages }) => sum + pages.length, 0);

/** Types in their order, some together. */
function inParts(types: readonly SubmittalType[]): SubmittalType[][] {
  const parts: SubmittalType[][] = [];
  let room = 0;
  for (const type of types) {
    const pages = pagesOf(type);
    if (parts.length === 0 || pages > room) {
      parts.push([]);
      room = pagesOfPart;
    }
    parts.at(-1)!.push(type);
    room -= pages;
  }
  return parts;
}

/** What all parts of a submittal say of it. */
const headOf = (data: SubmittalDocument, { language }: ProductWording) => ({
  paper: data.paper,
  language,
  brand: data.brand,
  title: `${data.title} ${shortened(data.project)}`,
});

/** Types as the template sets them, nothing left to compute. */
function typesSheet(data: SubmittalDocument, types: readonly SubmittalType[], wording: ProductWording) {
  const count = new Intl.NumberFormat(wording.locale, { maximumFractionDigits: 2 });
  return {
    ...headOf(data, wording),
    types: types.map(({ mark, collection, name, code, sections }) => ({
      mark: shortened(mark),
      collection,
      name: broken(shortened(name)),
      nameSize: sizeOf(name),
      code,
      sections: sections.map(({ title, line, pages }) => ({
        title,
        line,
        pages: pages.map((blocks) => blocks.map((block) => setBlock(block, { ...data, name }, count))),
      })),
    })),
  };
}

/** The page before those of each of the makers' documents. */
const makersSheet = (data: SubmittalDocument, wording: ProductWording) => ({
  ...headOf(data, wording),
  makersTitle: data.makers.title,
  lead: data.makers.lead,
  makers: data.makers.documents
    .filter(({ pages }) => pages !== null)
    .map(({ title, facts }) => ({ title: broken(shortened(title)), facts })),
});

/** Cover and schedule, and the places of the others by the pages of each. */
function frameSheet(
  data: SubmittalDocument,
  wording: ProductWording,
  pages: Readonly<Record<'types' | 'makers', readonly number[]>>,
) {
  const project = shortened(data.project);
  const { title, symbols, ...table } = data.schedule;
  const rows = data.types.map(({ row }) => row);
  return {
    ...headOf(data, wording),
    kind: data.title,
    project: broken(project),
    projectSize: sizeOf(project),
    facts: data.facts,
    approval: data.approval,
    schedule: {
      title,
      ...columnsOf({ ...table, paper: data.paper, rows }),
      rows: rows.map(rowSetter(symbols)),
    },
    foot: data.foot,
    pages,
    makers: {
      title: data.makers.title,
      columns: data.makers.columns,
      documents: data.makers.documents.map(({ title, types, pages, note }) => ({
        ...{ pages, note },
        title: broken(shortened(title)),
        types: broken(types.join(', ')),
      })),
    },
  };
}

/**
 * Sets a submittal as one PDF with a bookmark for each type and each of its documents; `pdfs` are those of the makers' documents
 * that have pages, in their order. `onSet` hears how many types are set. Some milliseconds a page: call it off the thread that answers requests. The same submittal
 * gives the same bytes. Throws Error when it cannot be set, PdfFault where one of `pdfs` cannot be read.
 */
export function renderSubmittal(
  data: SubmittalDocument,
  wording: ProductWording,
  pdfs: readonly Uint8Array[] = [],
  onSet?: (types: number) => void,
): Promise<Uint8Array> {
  const types = inParts(data.types);
  function* parts() {
    let set = 0;
    for (const each of types) {
      yield typesSheet(data, each, wording);
      onSet?.((set += each.length));
    }
    if (pdfs.length > 0) yield makersSheet(data, wording);
  }
  return compileInParts({
    template: submittalTemplate,
    parts: parts(),
    frameOf: (chapters) =>
      frameSheet(data, wording, {
        types: chapters.slice(0, types.length).flat(),
        makers: chapters.slice(types.length).flat(),
      }),
    created: new Date(`${data.createdOn}T00:00:00Z`),
    letterhead: wording.letterhead,
    pdfs,
  });
}
