import type { Block, SubmittalDocument, SubmittalSection } from '@lucerna/documents';
import type { SubmittalPart } from '@lucerna/contract';
import { letterheadOf, readMakersDocument, type openLightFiles } from '../catalogue';
import { timeSlices } from '../../http/time-slice';
import type { WorkSteps } from '../../jobs/work-steps';
import { describeCreationSheet } from './creation-sheet';
import { submittalProcess, type DocumentLook } from './document-process';
import { describeDrivers } from './driver-sheet';
import { projectFileStem } from './file-stem';
import { describeCreationLightReport, describeLightReport } from './light-report';
import { describeCreationManual, describeManual } from './manual';
import type { Made } from './maker';
import { submittedDocuments, type SubmittedDocuments } from './makers-documents';
import type { DescribedDocument } from './product-document';
import { cellsOf, columnText, symbolsOf, wideColumns, type ScheduledType } from './luminaire-schedule';
import { describeSpecSheet } from './spec-sheet';
import type { DocumentContext } from './subject';
import { wordingOf, type Wording } from './wording';

/** What a project hands in for approval. */
export interface SubmittalRequest {
  readonly project: string;
  /** What is written of the project besides. */
  readonly facts: SubmittalDocument['facts'];
  /** Empty where it is not said. */
  readonly contractor: string;
  readonly location: string;
  readonly revision: string;
  readonly paper: SubmittalDocument['paper'];
  readonly parts: readonly SubmittalPart[];
  readonly columns: Parameters<typeof cellsOf>[2];
  /** In the order in which they stand. */
  readonly types: readonly ScheduledType[];
}

/** Whether a block that documents of a product share, as its address and its energy class are, stood in one before. */
function isToldAgain(block: Block, told: Set<string>): boolean {
  if (block.kind !== 'link' && block.kind !== 'mark') return false;
  if (told.has(block.kind)) return true;
  told.add(block.kind);
  return false;
}

/** The documents of a type that are asked for and that it has; in words where nothing can be made of it today. */
async function sectionsOf(
  context: DocumentContext,
  files: ReturnType<typeof openLightFiles>,
  { found }: ScheduledType,
  parts: readonly SubmittalPart[],
  hasManual: SubmittedDocuments['hasManual'],
  words: Wording,
): Promise<{ readonly sections: SubmittalSection[]; readonly looks: (DocumentLook | null)[] }> {
  if (found === null) {
    const gone: Block = { kind: 'text', text: words.t('submittal.gone') };
    return { sections: [{ title: words.t('document.specSheet'), line: '', pages: [[gone]] }], looks: [null] };
  }
  const described: DescribedDocument[] = [];
  if (parts.includes('specSheet'))
    described.push(
      found.kind === 'luminaire'
        ? await describeSpecSheet(files)(context, found)
        : await describeCreationSheet(files)(context, found),
    );
  const report = parts.includes('photometry')
    ? found.kind === 'luminaire'
      ? await describeLightReport(files)(context, found)
      : await describeCreationLightReport(files)(context, found)
    : null;
  if (report) described.push(report);
  const drivers = parts.includes('driver') ? describeDrivers(context, found) : null;
  if (drivers) described.push(drivers);
  if (parts.includes('manual') && !hasManual(found)) {
    const manual =
      found.kind === 'luminaire'
        ? await describeManual(context, found)
        : describeCreationManual(context, found);
    // Its picture stands on the sheet before.
    const isPictured = described.length > 0;
    described.push(isPictured ? { ...manual, pages: [manual.pages.flat()], look: null } : manual);
  }
  const told = new Set<string>();
  return {
    sections: described.map(({ head, pages }) => ({
      title: words.t(head.title),
      line: head.line,
      pages: pages.map((blocks) => blocks.filter((block) => !isToldAgain(block, told))),
    })),
    looks: described.map(({ look }) => look),
  };
}

/** Sets a submittal, with all its pictures, in the process of documents. Tells how many types are described, then how many drawn. */
export async function makeSubmittal(
  context: DocumentContext,
  files: ReturnType<typeof openLightFiles>,
  asked: SubmittalRequest,
  { tell, signal }: WorkSteps,
): Promise<Made> {
  const { view } = context;
  const words = wordingOf(view);
  const { t, locale, language } = words;
  const { units } = view;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const date = day.format(new Date(`${view.today}T00:00:00Z`));
  const looks: (DocumentLook | null)[][] = [];
  const makers = submittedDocuments(view, asked.types, asked.parts);
  const types: SubmittalDocument['types'][number][] = [];
  const symbols = await symbolsOf(view, asked.types, asked.columns);
  const slice = timeSlices();
  for (const type of asked.types) {
    signal.throwIfAborted();
    await slice();
    tell('types', types.length, asked.types.length);
    const made = await sectionsOf(context, files, type, asked.parts, makers.hasManual, words);
    looks.push(made.looks);
    types.push({
      mark: type.mark,
      collection: type.collection,
      name: type.name,
      code: type.code,
      row: cellsOf(view, type, asked.columns, symbols),
      sections: made.sections,
    });
  }
  const facts = [
    ['submittal.contractor', asked.contractor],
    ['submittal.location', asked.location],
    ['submittal.revision', asked.revision],
    ['submittal.date', date],
    ['submittal.types', words.number(types.length)],
  ] as const;
  const document: SubmittalDocument = {
    brand: view.catalogue.brandName,
    title: t('submittal.title'),
    project: asked.project,
    facts: [
      ...asked.facts,
      ...facts.flatMap(([key, value]) => (value === '' ? [] : [[t(key), value] as const])),
    ],
    approval: {
      title: t('submittal.review'),
      choices: [
        t('submittal.approved'),
        t('submittal.approvedAsNoted'),
        t('submittal.resubmit'),
        t('submittal.rejected'),
      ],
      fields: [t('submittal.by'), t('submittal.signature'), t('submittal.date')],
    },
    schedule: {
      title: t('submittal.schedule'),
      columns: [...asked.columns.map((column) => columnText(view, column)), t('submittal.page')],
      wide: wideColumns(asked.columns),
      symbols: [],
    },
    types,
    makers: {
      title: t('document.makersDocuments'),
      columns: [
        t('submittal.makers.document'),
        t('submittal.types'),
        t('submittal.pages'),
        t('submittal.page'),
      ],
      lead: t('submittal.makers.lead', { brand: view.catalogue.brandName }),
      documents: makers.documents,
    },
    createdOn: view.today,
    foot: t('sheets.document.date', { date }),
    paper: asked.paper,
    units,
    scale: t('sheets.document.scale'),
  };
  const pdfs: Uint8Array[] = [];
  for (const each of makers.whole) pdfs.push(await readMakersDocument(context.ctx.db, each));
  tell('pictures', 0, types.length);
  const made = await submittalProcess.ask(
    {
      kind: 'submittal',
      document,
      looks,
      symbols: symbols.scenes,
      pdfs,
      views: { elevation: t('sheets.document.elevation'), plan: t('sheets.document.plan') },
      wording: { language, locale, letterhead: letterheadOf(view.catalogue) },
    },
    { signal, onStep: ({ at, done, all }) => tell(at, done, all) },
  );
  const body = Buffer.from(made.buffer, made.byteOffset, made.length);
  const name = `${projectFileStem(view, asked.project, 'submittal.title')}.pdf`;
  return { ok: true, file: { body, type: 'application/pdf', name, size: body.length } };
}
