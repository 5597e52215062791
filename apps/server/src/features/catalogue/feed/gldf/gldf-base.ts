import { eq } from 'drizzle-orm';
import type pg from 'pg';
import { catalogueModel, catalogueRevision } from '../../../../database/tables/catalogue';
import { typed } from '../../../../database/typed';
import { documentsOf, type BaseRevision } from '../partial/add-base';
import type { GldfBase } from './gldf-feed';

/** What of the revision in force the models of GLDF files are added to. */
export async function gldfBase(client: pg.PoolClient, base: BaseRevision): Promise<GldfBase> {
  const documents = await documentsOf(client, base);
  const models = await typed(client)
    .select({ model: catalogueModel.model, body: catalogueModel.body })
    .from(catalogueModel)
    .where(eq(catalogueModel.revision, base.revision));
  const [stored] = await typed(client)
    .select({ brand: catalogueRevision.brand })
    .from(catalogueRevision)
    .where(eq(catalogueRevision.revision, base.revision));
  return {
    brand: stored?.brand ?? '',
    document: (name) => documents.get(name),
    models: new Map(models.map(({ model, body }) => [model, body])),
  };
}
