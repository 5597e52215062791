import type { Availability } from '../delivery/availability';
import { dayOf } from '../unit/day';
import { leadTimeWeeks } from '../delivery/lead-time';
import { minimumOrderQuantity } from '../delivery/minimum-order-quantity';
import { problem } from '../problem';
import type { Problem } from '../problem';
import { composeReference, composeReferenceBase } from '../reference/compose-reference';
import { ruleText } from '../rule/exclusion-rule';
import { possibleValues } from '../rule/possible-values';
import type { PossibleValues } from '../rule/possible-values';
import { remainingConfigurations } from '../rule/remaining';
import { nearestConfiguration } from '../rule/search';
import type { Choices, Configuration } from './choices';
import type { Evaluation } from './evaluation';
import { conflictOf, namedValue } from './explain-blocked';
import { optionsOf } from './options';
import { chosenHeight } from './prepared-height';
import type { PreparedModel } from './prepare-model';
import { priceConfiguration } from './prepared-prices';
import { readChoices } from './read-choices';

/** The smallest set of choices that contradict each other, as a problem; null when they agree. */
function contradiction(
  model: PreparedModel,
  chosen: readonly number[],
  answer: PossibleValues,
): Problem | null {
  let smallest: { by: number[]; rules: readonly number[] } | null = null;
  chosen.forEach((place, at) => {
    const index = (model.compiled.offsets[at] ?? 0) + place;
    if (place < 0 || answer.state[index] === 1) return;
    const conflict = conflictOf(model, chosen, at, place, answer.rule[index] ?? -1);
    const by = [...conflict.by, at].sort((a, b) => a - b);
    if (!smallest || by.length < smallest.by.length) smallest = { by, rules: conflict.rules };
  });
  const found = smallest as { by: number[]; rules: readonly number[] } | null;
  if (!found) return null;
  const values = found.by.map((at) => namedValue(model, at, chosen[at] ?? -1));
  return problem('combination-incompatible', {
    attributes: values.map((each) => each.attribute),
    values: values.map((each) => each.value),
    rules: found.rules.flatMap((rule) => (model.rules[rule] ? [ruleText(model.rules[rule])] : [])),
  });
}

/** The latest day to which any part is delayed. */
function delayOf(parts: readonly Availability[]): Availability {
  let latest: string | null = null;
  for (const { delayedTo } of parts) {
    if (delayedTo && (latest === null || (dayOf(delayedTo) ?? 0) > (dayOf(latest) ?? 0))) latest = delayedTo;
  }
  return latest === null ? { available: true } : { available: true, delayedTo: latest };
}

function configurationOf(
  model: PreparedModel,
  values: readonly number[],
  height: number | null,
): Configuration {
  const configuration: Record<string, string | number> = {};
  model.attributes.forEach(({ name, codes }, at) => {
    const code = codes[values[at] ?? -1];
    if (code !== undefined) configuration[name] = code;
  });
  if (height !== null) configuration['pendantHeight'] = height;
  return configuration;
}

/**
 * Everything about a model under some choices: what is still possible and why not, the nearest allowed configuration,
 * its reference, price with trace, lead time, MOQ and availability. Values are blocked by the user's own choices, by
 * availability, or because no configuration has them; never by a default. `rateId` selects the price rows,
 * `quantity` the lead time.
 */
export function evaluate(
  model: PreparedModel,
  choices: Choices,
  at: { readonly rateId: number; readonly quantity: number },
): Evaluation {
  const { sheet, article, attributes, compiled } = model;
  const read = readChoices(model, choices);
  const { chosen } = read;
  const answer = possibleValues(compiled, chosen);
  const height = chosenHeight(model.height, choices.pendantHeight);
  const nearest = nearestConfiguration(compiled, chosen, model.bases);
  const values = nearest?.values ?? model.bases;
  const problems: Problem[] = [...read.problems, ...height.problems];
  if (!nearest) problems.push(problem('configuration-none', { model: sheet.model.model }));
  else if (nearest.givenUp > 0) {
    problems.push(contradiction(model, chosen, answer) ?? problem('combination-incompatible'));
  }

  const configuration = configurationOf(model, values, height.value);
  const selected = attributes.flatMap((attribute, index) => attribute.variations[values[index] ?? -1] ?? []);
  const raised =
    model.height?.variation && height.value !== model.height.standard ? model.height.variation : null;
  const { technicalData } = sheet.model;
  const rate = model.prices.get(at.rateId);
  const temperature = configuration.temperature ?? '';
  return {
    allowed: problems.length === 0,
    problems,
    choices,
    configuration,
    options: optionsOf(model, choices, chosen, values, answer),
    height:
      model.height && height.value !== null
        ? {
            min: model.height.min,
            standard: model.height.standard,
            max: model.height.max,
            value: height.value,
            chosen: choices.pendantHeight !== undefined && choices.pendantHeight !== null,
          }
        : null,
    remaining: remainingConfigurations(compiled, chosen),
    reference: composeReference(sheet.model.model, sheet.catalogId, configuration),
    referenceBase: composeReferenceBase(sheet.model.model, sheet.catalogId, configuration),
    priceReference: article.priceReference,
    price: nearest && rate ? priceConfiguration(rate, values, height.value) : null,
    leadTimeWeeks: leadTimeWeeks(article.leadtime, raised?.leadtime, at.quantity, raised !== null),
    moq: minimumOrderQuantity(
      article.moq,
      [...selected, ...(raised ? [raised] : [])].map((each) => each.moq),
    ),
    availability:
      read.unavailable ??
      delayOf(attributes.map((each, index) => each.availability[values[index] ?? -1] ?? { available: true })),
    lumens: technicalData.lumensByTemperature?.[temperature] ?? article.lumensLed,
    watts: article.watts,
    netWeightKg: technicalData.packaging?.netWeight ?? 0,
  };
}
