import type { SubmittalDocument } from '@lucerna/documents';
import type { SubmittalPart } from '@lucerna/contract';
import { isolated, textIn } from '@lucerna/engine';
import { readMakersDocument, type Catalogue, type View } from '../catalogue';
import { fileStem } from './file-stem';
import type { ScheduledType } from './luminaire-schedule';
import type { Made } from './maker';
import type { DocumentContext, DocumentedLuminaire } from './subject';
import { wordingOf } from './wording';

type MakersDocument = ReturnType<Catalogue['makersDocuments']>[number];

/** What of the maker's own a submittal holds whole; longer ones it names. */
const most = { pages: 60, pagesTogether: 400, bytesTogether: 60_000_000 } as const;

/** The maker's own PDFs of all models of which a type is made, each once. */
function documentsOfType(
  { catalogue, catalogId, language }: View,
  found: ScheduledType['found'],
): MakersDocument[] {
  const models =
    found === null
      ? []
      : found.kind === 'luminaire'
        ? [found.model]
        : found.composed.bill.compositions
            .flatMap(({ articles }) => articles)
            .flatMap(({ model }) => catalogue.models.get(model) ?? []);
  return [...new Set(models.flatMap((model) => catalogue.makersDocuments(model, catalogId, language)))];
}

/** The installation manual as the maker's own PDF; null where it has none in this market and language. */
export async function makersManual(
  { ctx, view }: DocumentContext,
  { model, product }: DocumentedLuminaire,
): Promise<Made | null> {
  const { catalogue, catalogId, language } = view;
  const own = catalogue.makersDocuments(model, catalogId, language).find(({ kind }) => kind === 'manual');
  if (!own) return null;
  const body = await readMakersDocument(ctx.db, own);
  const name = `${fileStem(product.name)}-manual-${language}.pdf`;
  return { ok: true, file: { body, type: 'application/pdf', name, size: body.length } };
}

/** The maker's own documents of a submittal, as they stand in its index, with those that stand in it whole. */
export interface SubmittedDocuments {
  readonly documents: SubmittalDocument['makers']['documents'];
  /** Those with pages, in their order. */
  readonly whole: readonly MakersDocument[];
  /** Whether a type has a manual of the maker's among them, so that none is made. */
  readonly hasManual: (found: ScheduledType['found']) => boolean;
}

/** Which documents of the maker's own a submittal holds: each once, whole as far as there is room, the others by name. */
export function submittedDocuments(
  view: View,
  types: readonly ScheduledType[],
  parts: readonly SubmittalPart[],
): SubmittedDocuments {
  const { t, number } = wordingOf(view);
  const isWanted = ({ kind }: MakersDocument) =>
    parts.includes(kind === 'manual' ? 'manual' : 'makersDocuments');
  const marks = new Map<MakersDocument, string[]>();
  for (const type of types)
    for (const each of documentsOfType(view, type.found).filter(isWanted)) {
      const named = marks.get(each) ?? [];
      if (!marks.has(each)) marks.set(each, named);
      const mark = type.mark || type.name;
      if (!named.includes(mark)) named.push(mark);
    }
  const whole: MakersDocument[] = [];
  const documents = [...marks].map(([each, named]) => {
    const fits =
      each.pages <= most.pages &&
      whole.reduce((sum, { pages }) => sum + pages, each.pages) <= most.pagesTogether &&
      whole.reduce((sum, { bytes }) => sum + bytes, each.bytes) <= most.bytesTogether;
    if (fits) whole.push(each);
    const pages = number(each.pages);
    return {
      title: textIn(each.title, view.language),
      types: named,
      facts: [
        [t('submittal.types'), named.map(isolated).join(', ')],
        [t('submittal.pages'), pages],
      ] as const,
      pages: fits ? each.pages : null,
      note: fits ? '' : t('submittal.makers.long', { pages }),
    };
  });
  const standing = new Set(whole);
  return {
    documents,
    whole,
    hasManual: (found) =>
      documentsOfType(view, found).some((each) => each.kind === 'manual' && standing.has(each)),
  };
}
