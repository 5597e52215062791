import type { Availability } from '../delivery/availability';
import { dayOf } from '../unit/day';
import { leadTimeWeeks } from '../delivery/lead-time';
import { minimumOrderQuantity } from '../delivery/minimum-order-quantity';
import { problem } from '../problem';
import type { Problem } from '../problem';
import { composeReference, composeReferenceBase } from '../reference/compose-reference';
import { conflictingRules } from '../rule/conflicting-rules';
import { ruleText } from '../rule/exclusion-rule';
import { nearestConfiguration } from '../rule/nearest-configuration';
import { isPossible, remainingUnder } from '../rule/possible-values';
import type { Choices, Configuration } from './choices';
import type { Evaluation } from './evaluation';
import { conflictOf, namedValue, rulesBehind } from './explain-blocked';
import type { Conflict } from './explain-blocked';
import { optionsOf } from './options';
import { chosenHeight } from './prepared-height';
import type { PreparedModel } from './prepare-model';
import { priceConfiguration } from './prepared-prices';
import { readChoices } from './read-choices';

/** The smallest set of choices that contradict each other, as problems; none when they agree. */
function contradiction(
  model: PreparedModel,
  chosen: readonly number[],
  possible: Uint8Array,
): readonly Problem[] {
  let smallest: Conflict | null = null;
  for (let at = 0; at < chosen.length; at += 1) {
    const place = chosen[at]!;
    if (place < 0 || isPossible(model.compiled, possible, at, place)) continue;
    const conflict = conflictOf(model, chosen, at, place);
    const by = [...conflict.by, at].sort((a, b) => a - b);
    if (!smallest || by.length < smallest.by.length) smallest = { by, rules: conflict.rules };
  }
  if (!smallest) return [];
  const values = smallest.by.map((at) => namedValue(model, at, chosen[at] ?? -1));
  const { rules, failed } = rulesBehind(model, smallest.rules);
  const named = {
    attributes: values.map((each) => each.attribute),
    values: values.map((each) => each.value),
  };
  return [
    ...(rules.length > 0 || failed.length === 0
      ? [problem('combination-incompatible', { ...named, rules: rules.map(ruleText) })]
      : []),
    ...failed.map(({ id, reason }) => problem('rule-failed', { reason, rule: id, ...named })),
  ];
}

/** Which rules together leave no configuration at all. */
function noConfiguration(model: PreparedModel): Problem {
  const { rules, failed } = rulesBehind(
    model,
    conflictingRules(
      model.compiled,
      model.attributes.map(() => -1),
    ),
  );
  return problem('configuration-none', {
    model: model.sheet.model.model,
    rules: [...rules.map(ruleText), ...failed.map(({ id }) => id)],
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
  const remaining = remainingUnder(compiled, chosen);
  const height = chosenHeight(model.height, choices.pendantHeight);
  const nearest = nearestConfiguration(compiled, chosen, model.bases);
  const values = nearest?.values ?? model.bases;
  const problems: Problem[] = [...read.problems, ...height.problems];
  if (!nearest) problems.push(noConfiguration(model));
  else if (nearest.givenUp > 0) problems.push(...contradiction(model, chosen, remaining.possible));

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
    options: optionsOf(model, choices, chosen, values, remaining.possible),
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
    remaining: remaining.count,
    remainingExact: remaining.exact,
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
