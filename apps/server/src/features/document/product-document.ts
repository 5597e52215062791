import type { Block, ProductDocument } from '@lucerna/documents';
import { markets, textIn } from '@lucerna/engine';
import type { AppContext } from '../../app-context';
import { letterheadOf, type View } from '../catalogue';
import { fileStem } from './file-stem';
import type { DocumentLook } from './document-process';
import { madeOnce } from './made-once';
import type { Made } from './maker';
import type { DocumentedLuminaire } from './subject';
import { wordingOf, type DocumentText } from './wording';

interface Head {
  readonly title: DocumentText;
  readonly collection: string;
  readonly name: string;
  readonly code: string;
  readonly line: string;
}

/** A document before it is set: what stands in it, and what is drawn for it. */
export interface DescribedDocument {
  readonly head: Head;
  /** In the name of its file. */
  readonly kind: string;
  readonly pages: readonly (readonly Block[])[];
  readonly look: DocumentLook | null;
}

/** The head of a document of a luminaire. */
export function headOf({ model, product, isConfigured }: DocumentedLuminaire, view: View) {
  const collection = view.catalogue.collections.get(model.subFamily.id);
  return {
    collection: collection ? textIn(collection.name, view.language) : model.subFamily.name,
    name: (model.names && textIn(model.names, view.language)) ?? model.name,
    code: isConfigured ? product.name : model.model,
    line: collection ? textIn(collection.line, view.language) : '',
  };
}

/** Where a product is found: this site where it has an address, else the maker's own; nothing where neither is known. */
export function linkBlock(
  { env }: AppContext,
  { catalogue, ...view }: View,
  model: DocumentedLuminaire['model'] | null,
): Block[] {
  const { t } = wordingOf(view);
  const place = model?.applicationsLocations[0];
  const page =
    env.publicOrigin && model && place !== undefined
      ? `${env.publicOrigin}/add-product/${model.subFamily.id}/${place}/${model.model}`
      : catalogue.brand?.website;
  return page ? [{ kind: 'link', address: page, text: t('document.product') }] : [];
}

/** A document of pages as a PDF, its pictures drawn as it is set; set in a process of its own. */
export async function documentOf(view: View, { head, kind, pages, look }: DescribedDocument): Promise<Made> {
  const { catalogue, catalogId, today, language, units } = view;
  const words = wordingOf(view);
  const { paper } = markets[catalogId];
  const day = new Intl.DateTimeFormat(words.locale, { dateStyle: 'long', timeZone: 'UTC' });
  const { title, ...named } = head;
  const document: ProductDocument = {
    ...named,
    brand: catalogue.brandName,
    title: words.t(title),
    createdOn: today,
    foot: words.t('sheets.document.date', { date: day.format(new Date(`${today}T00:00:00Z`)) }),
    paper,
    units,
    scale: words.t('sheets.document.scale'),
    pages,
  };
  const made = await madeOnce({
    kind: 'pdf',
    document,
    look,
    views: { elevation: words.t('sheets.document.elevation'), plan: words.t('sheets.document.plan') },
    wording: { language: words.language, locale: words.locale, letterhead: letterheadOf(catalogue) },
  });
  const body = Buffer.from(made.buffer, made.byteOffset, made.length);
  const name = `${fileStem(head.code || head.name)}-${kind}-${language}.pdf`;
  return { ok: true, file: { body, type: 'application/pdf', name, size: body.length } };
}
