import type { CatalogId, ElementCatalogue, PartsCatalogue } from '@lucerna/engine';
import type { Catalogue } from '../../../ports/catalogue';
import { documentOf } from './documents';

/** What spaces are edited with, and what their bills look up. */
export interface EngineCatalogues {
  readonly elements: ElementCatalogue;
  /** With prices: what of them is told is for the viewer's rights to say. */
  readonly parts: PartsCatalogue;
}

/** Markets and days of a revision. */
const maxKept = 8;

/** The engine indexes a space by the catalogue's object, so there is one for a revision, a market and a day. */
const made = new WeakMap<Catalogue, Map<string, EngineCatalogues>>();

/** The engine's catalogues of all collections together, in one market, on one day (YYYY-MM-DD). */
export function engineCatalogues(
  catalogue: Catalogue,
  catalogId: CatalogId,
  today: string,
): EngineCatalogues {
  const known = made.get(catalogue) ?? new Map<string, EngineCatalogues>();
  made.set(catalogue, known);
  const key = `${catalogId}/${today}`;
  const found = known.get(key);
  if (found) return found;
  const catalogues = engineCataloguesOf(catalogue, catalogId, today);
  known.set(key, catalogues);
  // Lines of earlier days are looked up too, one after the other: the oldest makes room.
  for (const other of known.keys()) if (known.size > maxKept) known.delete(other);
  return catalogues;
}

type Accessories = ReturnType<EngineCatalogues['parts']['accessories']>;

/** What belongs to no installation is never looked up. */
const accessoriesOf = (catalogue: Catalogue, subFamily: number): Accessories =>
  (documentOf(catalogue, `accessories/${subFamily}`) ?? []).flatMap(({ installation, ...rest }) =>
    installation === null ? [] : [{ ...rest, installation }],
  );

function engineCataloguesOf(catalogue: Catalogue, catalogId: CatalogId, today: string): EngineCatalogues {
  const canopies = documentOf(catalogue, 'canopies') ?? [];
  const drivers = new Map(
    (documentOf(catalogue, 'driver-articles') ?? []).map((each) => [each.code, each] as const),
  );
  const model: ElementCatalogue['model'] = (code) => {
    const prepared = catalogue.prepared(catalogId, code, today);
    return prepared.ok ? prepared.value : null;
  };
  return {
    elements: {
      model,
      family: (id) => catalogue.subfamilies.get(id) ?? null,
      canopies,
      systems: documentOf(catalogue, 'drawn-systems') ?? [],
      finish: (code) => catalogue.finishes.get(code) ?? null,
    },
    parts: {
      catalogId,
      model,
      canopies,
      accessories: (subFamily) => accessoriesOf(catalogue, subFamily),
      drivers: documentOf(catalogue, 'drivers') ?? {},
      driverArticle: (code) => drivers.get(code) ?? null,
      pricesHidden: false,
    },
  };
}
