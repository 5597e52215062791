import { defaultCatalogId, markets } from '@lucerna/engine';
import type { CatalogId } from '@lucerna/engine';
import type { Catalogue } from './revision/catalogue';

interface CatalogRow {
  readonly id: CatalogId;
  readonly name: string;
}

/** The catalogues by id and name (REF-03); 16 is the default. */
export function listCatalogs(catalogue: Catalogue) {
  const rows = (catalogue.document('catalogs') ?? []) as readonly CatalogRow[];
  return rows.map(({ id, name }) => ({
    id,
    name,
    currency: markets[id].currency,
    units: markets[id].units,
    default: id === defaultCatalogId,
  }));
}
