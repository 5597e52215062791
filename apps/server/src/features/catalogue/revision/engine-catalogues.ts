import type {
  Accessory,
  Canopy,
  CatalogId,
  DriverArticle,
  DriverTable,
  DrawnSystem,
  ElementCatalogue,
  PartsCatalogue,
} from '@lucerna/engine';
import type { Catalogue } from './catalogue';

/** What spaces are edited with, and what their bills look up. */
export interface EngineCatalogues {
  readonly elements: ElementCatalogue;
  /** With prices: what of them is told is for the viewer's rights to say. */
  readonly parts: PartsCatalogue;
}

/** Markets and days of a revision. */
const mostKept = 8;

/** The engine indexes a space by the catalogue's object, so there is one for a revision, a market and a day. */
const made = new WeakMap<Catalogue, Map<string, EngineCatalogues>>();

/** The engine's catalogues of all collections together, in one market, on one day (YYYY-MM-DD). */
export function engineCatalogues(catalogue: Catalogue, catalogId: CatalogId, today: string): EngineCatalogues {
  const known = made.get(catalogue) ?? new Map<string, EngineCatalogues>();
  made.set(catalogue, known);
  const key = `${catalogId}/${today}`;
  const found = known.get(key);
  if (found) return found;
  const catalogues = engineCataloguesOf(catalogue, catalogId, today);
  known.set(key, catalogues);
  // Lines of earlier days are looked up too, one after the other: the oldest makes room.
  for (const other of known.keys()) if (known.size > mostKept) known.delete(other);
  return catalogues;
}

function engineCataloguesOf(catalogue: Catalogue, catalogId: CatalogId, today: string): EngineCatalogues {
  const body = <T>(name: string, otherwise: T): T => (catalogue.document(name) as T | undefined) ?? otherwise;
  const canopies = body<Canopy[]>('canopies', []);
  const drivers = new Map(
    body<DriverArticle[]>('driver-articles', []).map((each) => [each.code, each] as const),
  );
  const model: ElementCatalogue['model'] = (code) => {
    const prepared = catalogue.prepared(catalogId, code, today);
    return prepared.ok ? prepared.value : null;
  };
  return {
    elements: { model, family: (id) => catalogue.subfamilies.get(id) ?? null, canopies, systems: body<DrawnSystem[]>('drawn-systems', []) },
    parts: {
      catalogId,
      model,
      canopies,
      accessories: (subFamily) => body<Accessory[]>(`accessories/${subFamily}`, []),
      drivers: body<DriverTable>('drivers', {}),
      driverArticle: (code) => drivers.get(code) ?? null,
      pricesHidden: false,
    },
  };
}
