import { attributeNames } from '../catalogue/attribute';
import { isComplement } from '../catalogue/model';
import type { BovFlag } from '../catalogue/row/variation';
import type { Configuration } from '../configuration/choices';
import type { ConfiguredArticle } from '../configuration/configured-article';
import type { Evaluation } from '../configuration/evaluation';
import type { PreparedModel } from '../configuration/prepare-model';
import type { Availability } from '../delivery/availability';
import type { Localized } from '../language';
import type { Money } from '../price/money';
import type { PriceResult, PriceStep } from '../price/price-article';
import { exactPriceOfPieces } from '../price/unit-prices';
import { problem, type Problem } from '../problem';

/** The price of a line: of one, of all of them, and how that of one came about. */
export interface LinePrice {
  readonly unitGross: Money;
  readonly totalGross: Money;
  readonly steps: readonly PriceStep[];
}

/** One article of a composition (spec C3, Article line). Quantities are those of one product. */
export interface ArticleLine {
  readonly kind: 'article' | 'complement';
  readonly referenceCode: string;
  readonly articleCode: string;
  /** The article code of a complement beside luminaires; null of an article. */
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
  /** By which discounts are given; null when the article has none. */
  readonly sublevel: string | null;
  readonly netWeightKg: number;
  readonly pendantHeight: { readonly value: number; readonly bov: BovFlag } | null;
  readonly control: { readonly description: Localized; readonly code: string; readonly bov: BovFlag } | null;
  readonly leadTimeWeeks: number | null;
  readonly moq: number;
  /** What joins, feeds or carries luminaires: its minimum is asked of the whole order. */
  readonly isPart: boolean;
  readonly availability: Availability;
  /** Null when there is no price or it is hidden. */
  readonly prices: LinePrice | null;
}

/** The price of a number of equal parts, null when one has none or all together are no exact amount. */
export function linePrice(price: PriceResult | null, quantity: number): LinePrice | null {
  if (price === null) return null;
  const { price: unitGross, steps } = price;
  const totalGross = exactPriceOfPieces(unitGross, quantity);
  return totalGross && { unitGross, totalGross, steps };
}

function controlOf(model: PreparedModel, code: string | undefined): ArticleLine['control'] {
  const attribute = model.attributes.find((each) => each.name === 'control');
  const found = attribute?.variations[attribute.places.get(code ?? '') ?? -1];
  return found && code !== undefined ? { description: found.description, code, bov: found.bov } : null;
}

function heightOf({ height }: PreparedModel, value: number | undefined): ArticleLine['pendantHeight'] {
  if (value === undefined || !height) return null;
  return { value, bov: value === height.standard ? 'B' : (height.variation?.bov ?? 'V') };
}

/**
 * What stands against an article (BOM-03): nothing, or `article-attributes-invalid` with the invalid values, written as
 * `attribute value`, followed by the evaluation's own problems.
 */
export function articleProblems(model: PreparedModel, evaluation: Evaluation): readonly Problem[] {
  if (evaluation.allowed) return [];
  const values = attributeNames.flatMap((attribute) => {
    const chosen = evaluation.choices[attribute];
    return chosen === undefined || chosen === evaluation.configuration[attribute]
      ? []
      : [`${attribute} ${chosen}`];
  });
  const invalid = problem('article-attributes-invalid', { model: model.sheet.model.model, values });
  return [invalid, ...evaluation.problems];
}

/** The line of some equal articles. */
export function articleLine(
  model: PreparedModel,
  article: ConfiguredArticle,
  quantity: number,
  kind: ArticleLine['kind'],
  isPart = isComplement(model.article.articleType),
): ArticleLine {
  const { configuration, price } = article;
  return {
    kind,
    referenceCode: article.reference,
    articleCode: article.referenceBase,
    accessoryCode: kind === 'complement' ? article.referenceBase : null,
    quantity,
    isAvailablePrice: price !== null,
    isPersonalized: 0,
    type: model.article.articleType.id,
    attributes: configuration,
    priceReference: article.priceReference,
    model: model.sheet.model.model,
    lumensLed: article.lumens,
    watts: article.watts,
    sublevel: model.article.sublevel,
    netWeightKg: article.netWeightKg,
    pendantHeight: heightOf(model, configuration.pendantHeight),
    control: controlOf(model, configuration.control),
    leadTimeWeeks: article.leadTimeWeeks,
    moq: article.moq,
    isPart,
    availability: article.availability,
    prices: linePrice(price, quantity),
  };
}
