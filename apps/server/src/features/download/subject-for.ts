import { creationCode, type operations, type QueryOf } from '@lucerna/contract';
import type { CatalogId } from '@lucerna/engine';
import type { ProductSubject } from '../../database/tables/download';
import type { AppContext } from '../../app-context';
import { no, notFound, type Refusal } from '../../http/answer';
import type { Viewer } from '../../viewer';
import { findConfig } from '../project';
import { downloadRight } from './download-right';

type Query = QueryOf<(typeof operations)['getDocument']>;

/** A subject; with the project that it was found in and the catalogue of that, which are not for the caller to say. */
type Found =
  | {
      readonly ok: true;
      readonly subject: ProductSubject;
      readonly catalogId?: CatalogId;
      readonly projectId?: string;
    }
  | Refusal;

/**
 * What a caller may have documents of. What a project has, a visitor may not, nor an account without the right to downloads; who
 * may read the project and not download it is told so.
 */
export async function subjectFor(
  ctx: AppContext,
  viewer: Viewer | null,
  {
    productId,
    projectId,
    creationCode: code,
    reference,
    model,
  }: Pick<Query, 'productId' | 'projectId' | 'creationCode' | 'reference' | 'model'>,
): Promise<Found> {
  if (productId !== undefined || code !== undefined) {
    if (!viewer) return no({ code: 'unauthorised' });
    if (!viewer.can('downloads.view')) return no({ code: 'forbidden' });
    const found = await findConfig(ctx, viewer, productId ?? code ?? '', projectId);
    if (!found) {
      return code === undefined ? notFound() : no({ code: 'compositionUnknown', data: { code } });
    }
    const refusal = await downloadRight(ctx.pool, viewer)(found.projectId);
    if (refusal) return no(refusal);
    const isCreation = creationCode.safeParse(found.reference).success;
    const subject = isCreation ? { creationCode: found.reference } : { reference: found.reference };
    return { ok: true, subject, catalogId: found.catalogId, projectId: found.projectId };
  }
  if (reference !== undefined) return { ok: true, subject: { reference } };
  return model === undefined ? notFound() : { ok: true, subject: { model } };
}
