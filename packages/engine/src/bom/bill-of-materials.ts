import type { AttributeName } from '../catalogue/attribute';
import type { CatalogId } from '../catalogue/catalog';
import type { Packaging } from '../catalogue/model';
import { variationCode } from '../catalogue/variation';
import type { BovFlag } from '../catalogue/variation';
import type { Configuration } from '../configuration/choices';
import type { Evaluation } from '../configuration/evaluation';
import type { PreparedModel } from '../configuration/prepare-model';
import type { Localized } from '../language';
import type { Currency, Money } from '../price/money';
import { money } from '../price/money';
import { no, ok, problem } from '../problem';
import type { Problem, Result } from '../problem';
import { categoryOfComposition, categoryOfProduct, productCategory } from './product-category';
import type { ProductCategory } from './product-category';

/** One article of a composition (spec C3, Article line). */
export interface ArticleLine {
  readonly referenceCode: string;
  readonly articleCode: string;
  readonly accessoryCode: string | null;
  readonly quantity: number;
  readonly isAvailablePrice: boolean;
  readonly isPersonalized: 0 | 1;
  readonly type: number;
  readonly attributes: Configuration;
  readonly priceReference: string;
  readonly model: string;
  readonly lumensLed: number;
  readonly watts: number;
  readonly pendantHeight: { readonly value: number; readonly bov: BovFlag } | null;
  readonly control: { readonly description: Localized; readonly code: string; readonly bov: BovFlag } | null;
}

/** Luminaires that share a driver and a control channel. */
export interface ElectricalGroup {
  readonly number: number;
  readonly control: string;
  readonly articles: readonly { readonly referenceCode: string; readonly quantity: number }[];
  readonly watts: number;
}

/** One buildable unit of a product (spec C3, Composition). Totals are for one unit. */
export interface Composition {
  readonly compositionNumber: number;
  readonly subFamily: number;
  readonly familyId: number;
  readonly catalogId: CatalogId;
  readonly attributes: Configuration;
  readonly totalLumensLed: number;
  readonly totalWatts: number;
  readonly category: ProductCategory;
  readonly articles: readonly ArticleLine[];
  readonly accessories: readonly ArticleLine[];
  readonly electricalGroups: readonly ElectricalGroup[];
  readonly packaging: { readonly packages: readonly Packaging[]; readonly timing: number };
  readonly assemblyData: { readonly installation: string | null; readonly pendantHeightCm: number | null };
  /** Null when there is no price or it is hidden. */
  readonly prices: { readonly unitGross: Money; readonly totalGross: Money } | null;
  readonly currency: Currency;
}

export interface BillOfMaterials {
  readonly type: 'REGULAR' | 'CREATION';
  readonly category: ProductCategory;
  readonly compositions: readonly Composition[];
}

/** Installations and controls with this code take no driver. */
const withoutDriver = new Set(['0', 'M']);

function controlOf(model: PreparedModel, code: string | undefined): ArticleLine['control'] {
  const found = model.sheet.variations.find(
    (each) => each.type === 'control' && variationCode(each) === code,
  );
  return found && code !== undefined ? { description: found.description, code, bov: found.bov } : null;
}

function heightOf(model: PreparedModel, evaluation: Evaluation): ArticleLine['pendantHeight'] {
  const value = evaluation.configuration.pendantHeight;
  if (value === undefined || !evaluation.height) return null;
  const variation = model.sheet.variations.find((each) => each.type === 'pendantHeight');
  return { value, bov: value === evaluation.height.standard ? 'B' : (variation?.bov ?? 'V') };
}

/** The values that make an article impossible to build, written as `attribute value`. */
function invalidAttributes(evaluation: Evaluation): Problem | null {
  if (evaluation.allowed) return null;
  const named: AttributeName[] = ['color', 'temperature', 'control', 'installation', 'pendantHeight'];
  const values = named.flatMap((attribute) => {
    const chosen = evaluation.choices[attribute];
    return chosen === undefined || chosen === evaluation.configuration[attribute]
      ? []
      : [`${attribute} ${chosen}`];
  });
  return problem('article-attributes-invalid', { values });
}

/**
 * The bill of materials of one configured article (BOM-01, BOM-02). Errors (BOM-03): `article-not-found` when the
 * model has no base article, `articles-not-found` for a quantity below 1, `article-attributes-invalid` with the
 * invalid values, followed by the evaluation's own problems.
 */
export function billOfMaterials(
  model: PreparedModel,
  evaluation: Evaluation,
  quantity: number,
): Result<BillOfMaterials> {
  const { sheet } = model;
  const { article } = sheet;
  if (!article) return no(problem('article-not-found', { model: sheet.model.model }));
  if (!Number.isSafeInteger(quantity) || quantity < 1) return no(problem('articles-not-found'));
  const invalid = invalidAttributes(evaluation);
  if (invalid) return no(invalid, ...evaluation.problems);

  const { configuration, price } = evaluation;
  const line: ArticleLine = {
    referenceCode: evaluation.reference,
    articleCode: evaluation.referenceBase,
    accessoryCode: null,
    quantity,
    isAvailablePrice: price !== null,
    isPersonalized: 0,
    type: article.articleType.id,
    attributes: configuration,
    priceReference: evaluation.priceReference,
    model: sheet.model.model,
    lumensLed: evaluation.lumens,
    watts: evaluation.watts,
    pendantHeight: heightOf(model, evaluation),
    control: controlOf(model, configuration.control),
  };
  const driven = configuration.control !== undefined && !withoutDriver.has(configuration.control);
  const packaging = sheet.model.technicalData.packaging;
  const category = categoryOfComposition({
    accessories: 0,
    onlyComposingPendants: sheet.model.isComposingPendant,
  });
  const composition: Composition = {
    compositionNumber: 1,
    subFamily: sheet.model.subFamily.id,
    familyId: sheet.model.familyId,
    catalogId: sheet.catalogId,
    attributes: configuration,
    totalLumensLed: evaluation.lumens,
    totalWatts: evaluation.watts,
    category: productCategory(category),
    articles: [line],
    accessories: [],
    electricalGroups:
      driven && configuration.control !== undefined && evaluation.watts > 0
        ? [
            {
              number: 1,
              control: configuration.control,
              articles: [{ referenceCode: line.referenceCode, quantity: 1 }],
              watts: evaluation.watts,
            },
          ]
        : [],
    packaging: { packages: packaging ? [packaging] : [], timing: packaging?.timing ?? 0 },
    assemblyData: {
      installation: configuration.installation ?? null,
      pendantHeightCm: configuration.pendantHeight ?? null,
    },
    prices: price && {
      unitGross: price.price,
      totalGross: money(price.price.amount * quantity, price.price.currency),
    },
    currency: price?.price.currency ?? (sheet.catalogId === 21 ? 'USD' : 'EUR'),
  };
  const product = categoryOfProduct('REGULAR', [category]);
  return ok({ type: 'REGULAR', category: productCategory(product), compositions: [composition] });
}
