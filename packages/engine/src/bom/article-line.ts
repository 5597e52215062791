import { attributeNames } from '../catalogue/attribute';
import { variationCode } from '../catalogue/variation';
import type { BovFlag } from '../catalogue/variation';
import type { Configuration } from '../configuration/choices';
import type { Evaluation } from '../configuration/evaluation';
import type { PreparedModel } from '../configuration/prepare-model';
import type { Availability } from '../delivery/availability';
import type { Localized } from '../language';
import { money } from '../price/money';
import type { Money } from '../price/money';
import type { PriceResult, PriceStep } from '../price/price-article';
import { no, ok, problem } from '../problem';
import type { Result } from '../problem';

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
  readonly netWeightKg: number;
  readonly pendantHeight: { readonly value: number; readonly bov: BovFlag } | null;
  readonly control: { readonly description: Localized; readonly code: string; readonly bov: BovFlag } | null;
  readonly leadTimeWeeks: number | null;
  readonly moq: number;
  readonly availability: Availability;
  /** Null when there is no price or it is hidden. */
  readonly prices: LinePrice | null;
}

/** The price of a number of equal parts, null when one has none. */
export function linePrice(price: PriceResult | null, quantity: number): LinePrice | null {
  if (price === null) return null;
  const { amount, currency } = price.price;
  return { unitGross: price.price, totalGross: money(amount * quantity, currency), steps: price.steps };
}

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
function invalidValues(evaluation: Evaluation): string[] {
  return attributeNames.flatMap((attribute) => {
    const chosen = evaluation.choices[attribute];
    return chosen === undefined || chosen === evaluation.configuration[attribute]
      ? []
      : [`${attribute} ${chosen}`];
  });
}

/**
 * The line of some equal articles. Error (BOM-03): `article-attributes-invalid` with the invalid values when the choices
 * cannot be built as they are, followed by the evaluation's own problems.
 */
export function articleLine(
  model: PreparedModel,
  evaluation: Evaluation,
  quantity: number,
  kind: ArticleLine['kind'],
): Result<ArticleLine> {
  if (!evaluation.allowed) {
    const values = invalidValues(evaluation);
    return no(
      problem('article-attributes-invalid', { model: model.sheet.model.model, values }),
      ...evaluation.problems,
    );
  }
  const { configuration, price } = evaluation;
  return ok({
    kind,
    referenceCode: evaluation.reference,
    articleCode: evaluation.referenceBase,
    accessoryCode: kind === 'complement' ? evaluation.referenceBase : null,
    quantity,
    isAvailablePrice: price !== null,
    isPersonalized: 0,
    type: model.article.articleType.id,
    attributes: configuration,
    priceReference: evaluation.priceReference,
    model: model.sheet.model.model,
    lumensLed: evaluation.lumens,
    watts: evaluation.watts,
    netWeightKg: evaluation.netWeightKg,
    pendantHeight: heightOf(model, evaluation),
    control: controlOf(model, configuration.control),
    leadTimeWeeks: evaluation.leadTimeWeeks,
    moq: evaluation.moq,
    availability: evaluation.availability,
    prices: linePrice(price, quantity),
  });
}
