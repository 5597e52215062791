import type { Canopy } from '../catalogue/row/canopy';
import type { CatalogId } from '../catalogue/catalog';
import type { PreparedModel } from '../configuration/prepare-model';
import type { DriverArticle, DriverTable } from '../catalogue/row/driver';
import type { Accessory } from '../catalogue/row/accessory';

/** All that a bill of materials looks up. Answers must not change while it is made. */
export interface PartsCatalogue {
  readonly catalogId: CatalogId;
  /** The prepared model, or null when there is no article of it. */
  readonly model: (code: string) => PreparedModel | null;
  readonly canopies: readonly Canopy[];
  /** The accessories of a subfamily, empty when it has none. */
  readonly accessories: (subFamily: number) => readonly Accessory[];
  readonly drivers: DriverTable;
  readonly driverArticle: (code: string) => DriverArticle | null;
  /** The viewer may not see prices: there are none, and none is missed. */
  readonly pricesHidden: boolean;
}

/** A parts catalogue of the feed's rows. Prices are hidden when those of any model are. */
export function partsCatalogue(rows: {
  readonly catalogId: CatalogId;
  readonly models: Iterable<PreparedModel>;
  readonly canopies?: readonly Canopy[];
  readonly accessories?: Readonly<Record<number, readonly Accessory[]>>;
  readonly drivers?: DriverTable;
  readonly driverArticles?: readonly DriverArticle[];
}): PartsCatalogue {
  const models = new Map([...rows.models].map((each) => [each.sheet.model.model, each]));
  const drivers = new Map((rows.driverArticles ?? []).map((each) => [each.code, each]));
  return {
    catalogId: rows.catalogId,
    model: (code) => models.get(code) ?? null,
    canopies: rows.canopies ?? [],
    accessories: (subFamily) => rows.accessories?.[subFamily] ?? [],
    drivers: rows.drivers ?? {},
    driverArticle: (code) => drivers.get(code) ?? null,
    pricesHidden: [...models.values()].some((each) => each.sheet.pricesHidden),
  };
}
