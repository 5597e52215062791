import type { CatalogId } from '../catalogue/catalog';
import { markets } from '../catalogue/market';
import type { Choices } from '../configuration/choices';
import { planElectricity, type ElectricalGroup } from '../driver/electrical-groups';
import type { Position } from '../element/position';
import type { Currency, Money } from '../price/money';
import { sumOfPrices, type PricedLine, type PriceShares, type SumPrice } from '../price/sum-of-prices';
import { exactPriceOfPieces } from '../price/unit-prices';
import type { Problem } from '../problem';
import type { ArticleLine } from './article-line';
import { accessoryLines, driverLines, type CanopyLights, type PartLine } from './part-line';
import type { PartsCatalogue } from './parts-catalogue';
import { categoryOfComposition, productCategory, type ProductCategory } from './product-category';
import { packagingOf, totalsOf } from './totals';
import type { BillTotals, CompositionPackaging, CountedLine } from './totals';

/** How one luminaire is put up. */
export interface AssembledLight {
  /** The id of its element; null of a single article. */
  readonly elementId: string | null;
  readonly referenceCode: string;
  /** The number of the canopy that it hangs from, from 1. */
  readonly canopy: number;
  readonly pendantHeightCm: number | null;
  /** Metres in the room; null of a single article. */
  readonly position: Position | null;
}

/** What the assembly drawing of a composition shows. */
export interface AssemblyData {
  /** The installation of its lights; null when they differ or have none. */
  readonly installation: string | null;
  /** The pendant height of its lights; null when they differ or have none. */
  readonly pendantHeightCm: number | null;
  readonly lights: readonly AssembledLight[];
}

/** The gross price of one composition. Its lines hold how theirs came about. */
export interface CompositionPrice {
  readonly unitGross: Money;
  readonly totalGross: Money;
  /** Minor units of one product by kind of price step; they add up to `unitGross`. */
  readonly shares: PriceShares;
}

/** The gross price of a product: of one, of all ordered, and what it is made of. */
export interface BillPrice extends CompositionPrice {
  /** Lines of one product with their steps; they add up to `unitGross`. */
  readonly lines: readonly PricedLine[];
}

/** One buildable unit of a product (spec C3, Composition). Quantities and totals are those of one product. */
export interface Composition {
  readonly compositionNumber: number;
  readonly subFamily: number;
  readonly familyId: number;
  readonly catalogId: CatalogId;
  readonly attributes: Choices;
  readonly totalLumensLed: number;
  readonly totalWatts: number;
  readonly totals: BillTotals;
  readonly category: ProductCategory;
  readonly articles: readonly ArticleLine[];
  /** Complements, canopies, hooks and junction boxes. */
  readonly accessories: readonly (ArticleLine | PartLine)[];
  /** Only those that the luminaires do not bring. */
  readonly drivers: readonly PartLine[];
  readonly electricalGroups: readonly ElectricalGroup[];
  readonly packaging: CompositionPackaging;
  readonly assemblyData: AssemblyData;
  /** Null when there is no price or it is hidden. */
  readonly prices: CompositionPrice | null;
  readonly currency: Currency;
}

/** What a composition is put together from. */
export interface CompositionParts {
  readonly compositionNumber: number;
  readonly attributes: Choices;
  /** Luminaires, or complements that stand alone. At least one. */
  readonly articles: readonly CountedLine[];
  /** Complements beside luminaires. */
  readonly complements: readonly CountedLine[];
  readonly clusters: readonly CanopyLights[];
  /** The control of the drivers of lights without driver; null: they are sold without. */
  readonly driverControl: string | null;
  readonly assembly: readonly AssembledLight[];
}

type Line = ArticleLine | PartLine;

/** The code by which a line is ordered. */
export function orderCode(line: Line): string {
  return 'referenceCode' in line ? line.referenceCode : line.accessoryCode;
}

/** The price of some lines together; null when one has none. */
function priceOfLines(lines: readonly Line[], currency: Currency): SumPrice | null {
  return sumOfPrices(
    lines.map((line) => ({
      code: orderCode(line),
      quantity: line.quantity,
      unit: line.prices?.unitGross ?? null,
      steps: line.prices?.steps ?? [],
    })),
    currency,
  );
}

function compositionPrice(sum: SumPrice | null, quantity: number): CompositionPrice | null {
  if (sum === null) return null;
  const { price, shares } = sum;
  const totalGross = exactPriceOfPieces(price, quantity);
  return totalGross && { unitGross: price, totalGross, shares };
}

/** A sum as the price of a number of products. */
export function billPrice(sum: SumPrice | null, quantity: number): BillPrice | null {
  const found = compositionPrice(sum, quantity);
  return found && sum && { ...found, lines: sum.lines };
}

/** The one value of all, or null when they differ or there is none. */
function common<T>(values: readonly (T | null)[]): T | null {
  const [first = null] = values;
  return values.every((each) => each === first) ? first : null;
}

/** Puts a composition together, with what its lights need besides. Problems: `driver-table-missing`. */
export function assembleComposition(
  catalogue: PartsCatalogue,
  parts: CompositionParts,
  at: { readonly rateId: number; readonly quantity: number },
): {
  readonly composition: Composition;
  readonly sum: SumPrice | null;
  readonly problems: readonly Problem[];
} {
  const { catalogId } = catalogue;
  const { region, currency } = markets[catalogId];
  const all = [...parts.articles, ...parts.complements];
  const articles = parts.articles.map(({ line }) => line);
  const subFamily = all[0]?.model.sheet.model.subFamily.id ?? 0;
  const electricity = planElectricity(
    catalogue.drivers,
    region,
    articles.map((line) => ({ ...line, control: line.attributes.control ?? '0' })),
    parts.driverControl,
  );
  const drivers = driverLines(catalogue, electricity.drivers, at);
  const accessories = [
    ...parts.complements.map(({ line }) => line),
    ...accessoryLines(catalogue, subFamily, parts.clusters, electricity.drivers, at),
  ];
  const category = categoryOfComposition({
    accessories: accessories.length,
    onlyComposingPendants: parts.articles.every(({ model }) => model.sheet.model.isComposingPendant),
  });
  const totals = totalsOf(all);
  const sum = priceOfLines([...articles, ...accessories, ...drivers], currency);
  const composition: Composition = {
    compositionNumber: parts.compositionNumber,
    subFamily,
    familyId: all[0]?.model.sheet.model.familyId ?? 0,
    catalogId,
    attributes: parts.attributes,
    totalLumensLed: totals.lumens,
    totalWatts: totals.consumedWatts,
    totals,
    category: productCategory(category),
    articles,
    accessories,
    drivers,
    electricalGroups: electricity.groups,
    packaging: packagingOf(all),
    assemblyData: {
      installation: common(articles.map((line) => line.attributes.installation ?? null)),
      pendantHeightCm: common(articles.map((line) => line.attributes.pendantHeight ?? null)),
      lights: parts.assembly,
    },
    prices: compositionPrice(sum, at.quantity),
    currency,
  };
  return { composition, sum, problems: electricity.problems };
}
