import { lumensAt } from '../catalogue/model';
import type { Availability } from '../delivery/availability';
import { leadTimeWeeks } from '../delivery/lead-time';
import { minimumOrderQuantity } from '../delivery/minimum-order-quantity';
import { availabilityOfAll } from '../delivery/product-delivery';
import type { PriceResult } from '../price/price-article';
import { completeReference, composeReferenceBase } from '../reference/compose-reference';
import { isAllowed } from '../rule/allowed';
import type { Choices, Configuration } from './choices';
import { chosenHeight } from './prepared-height';
import type { PreparedModel } from './prepare-model';
import { priceConfiguration } from './prepared-prices';
import { readChoices } from './read-choices';

/** What is ordered when a model is built in one configuration. Plain data. */
export interface ConfiguredArticle {
  /** Every attribute that the model has. */
  readonly configuration: Configuration;
  readonly reference: string;
  readonly referenceBase: string;
  readonly priceReference: string;
  /** Null: there is no price (blocked for budget and order) or it is hidden. Never 0 in its place. */
  readonly price: PriceResult | null;
  /** Null: no lead time is known for the quantity. */
  readonly leadTimeWeeks: number | null;
  readonly moq: number;
  readonly availability: Availability;
  readonly lumens: number;
  readonly watts: number;
  readonly netWeightKg: number;
}

/** For which rate and how many pieces an article is asked. */
export interface ArticleAt {
  readonly rateId: number;
  readonly quantity: number;
}

/** The article of a configuration: the place of each attribute's value and the height in centimetres. */
export function configuredArticle(
  model: PreparedModel,
  values: readonly number[],
  height: number | null,
  at: ArticleAt,
): ConfiguredArticle {
  const { sheet, article, attributes } = model;
  const configuration: Record<string, string | number> = {};
  const moqs: (number | null)[] = [];
  const delayed: Availability[] = [];
  for (let index = 0; index < attributes.length; index += 1) {
    const { name, codes, variations, availability } = attributes[index]!;
    const variation = variations[values[index] ?? -1];
    if (!variation) continue;
    configuration[name] = codes[values[index]!]!;
    moqs.push(variation.moq);
    const when = availability[values[index]!]!;
    if (when.delayedTo !== undefined || !when.available) delayed.push(when);
  }
  if (height !== null) configuration['pendantHeight'] = height;
  const raised = model.height?.variation && height !== model.height.standard ? model.height.variation : null;
  if (raised) moqs.push(raised.moq);
  const { technicalData } = sheet.model;
  const temperature = (configuration as Configuration).temperature ?? '';
  const rate = model.prices.get(at.rateId);
  const referenceBase = composeReferenceBase(sheet.model.model, sheet.catalogId, configuration);
  return {
    configuration,
    reference: completeReference(referenceBase, sheet.catalogId, height),
    referenceBase,
    priceReference: article.priceReference,
    price: rate ? priceConfiguration(rate, values, height) : null,
    leadTimeWeeks: leadTimeWeeks(article.leadtime, raised?.leadtime, at.quantity, raised !== null),
    moq: minimumOrderQuantity(article.moq, moqs),
    availability: availabilityOfAll(delayed),
    lumens: lumensAt(technicalData, temperature) ?? article.lumensLed,
    watts: article.watts,
    netWeightKg: technicalData.packaging?.netWeight ?? 0,
  };
}

/**
 * The article of a complete configuration, without asking what else would be possible. Null when it is not complete or
 * cannot be built: `evaluate` says why.
 */
export function articleOf(
  model: PreparedModel,
  configuration: Choices,
  at: ArticleAt,
): ConfiguredArticle | null {
  const { chosen, problems } = readChoices(model, configuration);
  const height = chosenHeight(model.height, configuration.pendantHeight);
  if (problems.length > 0 || height.problems.length > 0 || !isAllowed(model.compiled, chosen)) return null;
  return configuredArticle(model, chosen, height.value, at);
}
