import { defaultCatalogId, markets } from '@lucerna/engine';
import type { Catalogue } from '../../ports/catalogue';
import { documentOf } from './revision/documents';

/** The catalogues by id and name (REF-03); 16 is the default. */
export function listCatalogs(catalogue: Catalogue) {
  const rows = documentOf(catalogue, 'catalogs') ?? [];
  return rows.map(({ id, name }) => ({
    id,
    name,
    currency: markets[id].currency,
    units: markets[id].units,
    default: id === defaultCatalogId,
  }));
}
