import type { ProductConfig } from '@lucerna/contract';
import type { AppContext } from '../../app-context';
import { answer, notFound, type Answer } from '../../http/answer';
import type { Viewer } from '../../viewer';
import { findConfig } from './find-config';

/** What a product was configured from, for its configurator. Without prices: the configurator has its viewer's. */
export async function readConfig(
  ctx: AppContext,
  viewer: Viewer,
  idOrCode: string,
  projectId: string | undefined,
): Promise<Answer<ProductConfig>> {
  const found = await findConfig(ctx, viewer, idOrCode, projectId);
  if (!found) return notFound();
  const { id: productId, version, catalogId, type, reference: referenceCode, quantity, model } = found;
  const { subFamily, configuratorType, validation, choices, configuration } = found;
  return answer(
    {
      ...{ productId, projectId: found.projectId, version, catalogId, type, referenceCode, quantity, model },
      ...{ subFamily, configuratorType, validation, choices, configuration },
      creation: found.creation as ProductConfig['creation'],
    },
    { headers: { etag: `"${version}"` } },
  );
}
