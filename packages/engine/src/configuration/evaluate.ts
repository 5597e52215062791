import { problem, type Problem } from '../problem';
import { conflictingRules } from '../rule/conflicting-rules';
import { ruleText } from '../rule/exclusion-rule';
import { nearestConfiguration } from '../rule/nearest-configuration';
import { isPossible, remainingUnder } from '../rule/possible-values';
import type { Choices } from './choices';
import { configuredArticle } from './configured-article';
import type { Evaluation } from './evaluation';
import { conflictOf, namedValue, rulesBehind, type Conflict } from './explain-blocked';
import { optionsOf } from './options';
import { chosenHeight } from './prepared-height';
import type { PreparedModel } from './prepare-model';
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
  const { compiled } = model;
  const read = readChoices(model, choices);
  const { chosen } = read;
  const remaining = remainingUnder(compiled, chosen);
  const height = chosenHeight(model.height, choices.pendantHeight);
  const nearest = nearestConfiguration(compiled, chosen, model.bases);
  const values = nearest?.values ?? model.bases;
  const problems: Problem[] = [...read.problems, ...height.problems];
  if (!nearest) problems.push(noConfiguration(model));
  else if (nearest.givenUp > 0) problems.push(...contradiction(model, chosen, remaining.possible));

  const article = configuredArticle(model, values, height.value, at);
  return {
    ...article,
    allowed: problems.length === 0,
    problems,
    choices,
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
    price: nearest ? article.price : null,
    availability: read.unavailable ?? article.availability,
  };
}
