import { setBlock, shortened, sizeOf } from '../product/sheet';
import type { ProductWording } from '../product/sheet';
import { cellSetter } from '../schedule/cell';
import { broken } from '../typst/broken';
import { compilePdf, compilePdfWith } from '../typst/compile';
import type { SubmittalDocument } from './document';
import { submittalTemplate } from './template';

/** A submittal as the template sets it, nothing left to compute. */
function submittalSheet(data: SubmittalDocument, { language, locale }: ProductWording): object {
  const count = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const project = shortened(data.project);
  const { title, columns, wide, symbols } = data.schedule;
  const setCell = cellSetter(symbols);
  return {
    paper: data.paper,
    language,
    brand: data.brand,
    title: `${data.title} ${project}`,
    kind: data.title,
    project: broken(project),
    projectSize: sizeOf(project),
    facts: data.facts,
    approval: data.approval,
    schedule: { title, columns, wide, rows: data.types.map(({ row }) => row.map(setCell)) },
    foot: data.foot,
    makers: {
      ...data.makers,
      documents: data.makers.documents.map(({ title, types, ...each }) => ({
        ...each,
        title: broken(shortened(title)),
        types: broken(types.join(', ')),
      })),
    },
    types: data.types.map(({ mark, collection, name, code, sections }) => ({
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

/**
 * Sets a submittal as one PDF with a bookmark for each type and each of its documents; `pdfs` are those of the makers' documents
 * that have pages, in their order. Some milliseconds a page: call it off the thread that answers requests. The same submittal
 * gives the same bytes. Throws Error when it cannot be set, PdfFault where one of `pdfs` cannot be read.
 */
export async function renderSubmittal(
  data: SubmittalDocument,
  wording: ProductWording,
  pdfs: readonly Uint8Array[] = [],
): Promise<Uint8Array> {
  const created = new Date(`${data.createdOn}T00:00:00Z`);
  const set = [submittalTemplate, submittalSheet(data, wording), created, wording.letterhead] as const;
  return pdfs.length > 0 ? compilePdfWith(pdfs, ...set) : compilePdf(...set);
}
