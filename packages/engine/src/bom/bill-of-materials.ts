import { markets } from '../catalogue/market';
import type { Evaluation } from '../configuration/evaluation';
import type { PreparedModel } from '../configuration/prepare-model';
import { productDelivery, type OrderReference, type ProductDelivery } from '../delivery/product-delivery';
import { sumOfSums } from '../price/sum-of-prices';
import { no, ok, problem, type Problem, type Result } from '../problem';
import { creationPrefix } from '../reference/creation-code';
import { articleLine, articleProblems, type ArticleLine } from './article-line';
import { assembleComposition, billPrice, orderCode } from './composition';
import type { BillPrice, Composition, CompositionParts } from './composition';
import { partsCatalogue, type PartsCatalogue } from './parts-catalogue';
import { categoryOfProduct, productCategory, type ProductCategory } from './product-category';
import { addTotals, type BillTotals } from './totals';

/** What a product is made of (BOM-01, BOM-02). */
export interface BillOfMaterials {
  readonly type: 'REGULAR' | 'CREATION';
  /** Before the counter of a creation code; null of a regular product. */
  readonly prefixCode: string | null;
  readonly category: ProductCategory;
  /** Products ordered. */
  readonly quantity: number;
  readonly compositions: readonly Composition[];
  readonly totals: BillTotals;
  /** Null when a part has no price or prices are hidden. */
  readonly prices: BillPrice | null;
  /** The codes of the parts without price, which block budget and order; empty when prices are hidden. */
  readonly unpriced: readonly string[];
  readonly delivery: ProductDelivery;
  /** What an order asks of each reference. */
  readonly references: readonly OrderReference[];
}

/** For which rate and how many products a bill is made. */
export interface BillAt {
  readonly rateId: number;
  readonly quantity: number;
  /** A creation of this model has the code prefix of the model followed by LW; without it the prefix is CR. */
  readonly creationModel?: string;
}

function articleLines(composition: Composition): ArticleLine[] {
  const complements = composition.accessories.filter((line) => 'referenceCode' in line);
  return [...composition.articles, ...complements];
}

/** Equal references of several compositions are one. */
function referencesOf(compositions: readonly Composition[]): OrderReference[] {
  const found = new Map<string, OrderReference>();
  for (const line of compositions.flatMap(articleLines)) {
    const { referenceCode: reference, leadTimeWeeks, moq, availability, isPart } = line;
    const quantity = line.quantity + (found.get(reference)?.quantity ?? 0);
    found.set(reference, { reference, quantity, leadTimeWeeks, moq, availability, isPart });
  }
  return [...found.values()];
}

/**
 * A bill of materials of compositions, none of them empty. Of one piece it is REGULAR, of several a CREATION. Errors
 * (BOM-03): `articles-not-found`, 'No articles found in this space', without compositions or for a quantity that is not
 * a whole number from 1; `driver-table-missing` when lights without driver need one that there is not.
 */
export function billOfCompositions(
  catalogue: PartsCatalogue,
  parts: readonly CompositionParts[],
  at: BillAt,
): Result<BillOfMaterials> {
  if (parts.length === 0 || !Number.isSafeInteger(at.quantity) || at.quantity < 1) {
    return no(problem('articles-not-found'));
  }
  const made = parts.map((each) => assembleComposition(catalogue, each, at));
  const problems: Problem[] = made.flatMap((each) => each.problems);
  if (problems.length > 0) return no(...problems);

  const compositions = made.map((each) => each.composition);
  const references = referencesOf(compositions);
  const type = references.reduce((sum, each) => sum + each.quantity, 0) > 1 ? 'CREATION' : 'REGULAR';
  const category = categoryOfProduct(
    type,
    compositions.map((each) => each.category.id),
  );
  const lines = compositions.flatMap((each) => [...each.articles, ...each.accessories, ...each.drivers]);
  const { currency } = markets[catalogue.catalogId];
  return ok({
    type,
    prefixCode: type === 'CREATION' ? creationPrefix(at.creationModel) : null,
    category: productCategory(category),
    quantity: at.quantity,
    compositions,
    totals: addTotals(compositions.map((each) => each.totals)),
    prices: billPrice(
      sumOfSums(
        made.map((each) => each.sum),
        currency,
      ),
      at.quantity,
    ),
    unpriced: catalogue.pricesHidden
      ? []
      : [...new Set(lines.flatMap((line) => (line.prices ? [] : [orderCode(line)])))],
    delivery: productDelivery(references),
    references,
  });
}

/**
 * The bill of materials of one configured article. Errors (BOM-03): `articles-not-found` for a quantity that is not a
 * whole number from 1; `article-attributes-invalid` with the invalid values, followed by the evaluation's own problems.
 */
export function billOfMaterials(
  model: PreparedModel,
  evaluation: Evaluation,
  quantity: number,
): Result<BillOfMaterials> {
  const problems = articleProblems(model, evaluation);
  if (problems.length > 0) return no(...problems);
  const line = articleLine(model, evaluation, 1, 'article');
  const { installation = null, pendantHeight = null } = evaluation.configuration;
  const { referenceCode } = line;
  return billOfCompositions(
    partsCatalogue({ catalogId: model.sheet.catalogId, models: [model] }),
    [
      {
        compositionNumber: 1,
        attributes: evaluation.configuration,
        articles: [{ line, model }],
        complements: [],
        clusters: [{ installation, lights: 1 }],
        driverControl: null,
        assembly: [
          { elementId: null, referenceCode, canopy: 1, pendantHeightCm: pendantHeight, position: null },
        ],
      },
    ],
    { rateId: evaluation.price?.rateId ?? 0, quantity },
  );
}
