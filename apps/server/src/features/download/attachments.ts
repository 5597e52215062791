import { operations, type QueryOf, type ResponseOf } from '@lucerna/contract';
import { addressOf } from '@lucerna/contract/address';
import type { LanguageCode } from '@lucerna/engine';
import type { AppContext } from '../../app-context';
import { answer, notFound, type Answer } from '../../http/answer';
import type { Viewer } from '../../viewer';
import { viewOf } from '../catalogue';
import { documentsOf } from './documents-of';

type Operation = (typeof operations)['listAttachments'];

/** The documents that a model has, each in every format with its address (spec C7, attachments). */
export async function listAttachments(
  ctx: AppContext,
  { viewer, language }: { readonly viewer: Viewer; readonly language: LanguageCode },
  query: QueryOf<Operation>,
): Promise<Answer<ResponseOf<Operation>>> {
  const { model, family, appLocation } = query;
  const view = viewOf(ctx, { viewer, language, query });
  const known = view.catalogue.models.get(model);
  if (!known || (family !== undefined && String(known.familyId) !== family)) return notFound();
  if (appLocation !== undefined && !known.applicationsLocations.map(String).includes(appLocation))
    return notFound();
  const listed = await documentsOf(ctx).list({ ctx, viewer, view }, { model });
  if (!listed.ok) return listed;
  const { catalogId } = view;
  return answer(
    listed.documents
      .filter(({ isEnabled }) => isEnabled)
      .flatMap(({ type, subType, formats }) =>
        formats.map((format) => ({
          ...{ type, subType, format },
          url: addressOf(operations.getDocument.path, {
            query: { model, subType, format, catalogId: String(catalogId), lang: language },
          }),
        })),
      ),
  );
}
