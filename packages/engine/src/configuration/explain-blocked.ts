import { problem } from '../problem';
import { blockingChoices, conflictingRules } from '../rule/conflict';
import { possibleValues } from '../rule/possible-values';
import { nearestConfiguration } from '../rule/search';
import type { CodedAttribute } from '../catalogue/attribute';
import type { Change, ChosenValue, Choices } from './choices';
import type { Blocked } from './evaluation';
import type { PreparedModel } from './prepare-model';
import { readChoices, unavailabilityProblem } from './read-choices';

/** The choices that block a value, as places of attributes, and the rules that make them do so. */
export interface Conflict {
  readonly by: readonly number[];
  readonly rules: readonly number[];
}

/** The smallest conflict of a value that is not possible; `direct` as in `blockingChoices`. */
export function conflictOf(
  model: PreparedModel,
  chosen: readonly number[],
  at: number,
  place: number,
  direct: number,
): Conflict {
  const { compiled } = model;
  const by = blockingChoices(compiled, chosen, at, place, direct);
  const byRule = direct < 0 ? null : compiled.ruleAttributes[direct]?.filter((each) => each !== at);
  if (byRule && byRule.length === by.length && byRule.every((each, index) => each === by[index])) {
    return { by, rules: [direct] };
  }
  const fixed = new Array<number>(compiled.depth).fill(-1);
  for (const each of by) fixed[each] = chosen[each] ?? -1;
  fixed[at] = place;
  return { by, rules: conflictingRules(compiled, fixed) };
}

/** A chosen or wanted value by the place of its attribute and its own. */
export function namedValue(model: PreparedModel, at: number, place: number): ChosenValue {
  const attribute = model.attributes[at];
  return { attribute: attribute?.name ?? 'color', value: attribute?.codes[place] ?? '' };
}

/** The choices with the value taken and the fewest others changed, base values preferred. */
function repairOf(
  model: PreparedModel,
  choices: Choices,
  chosen: readonly number[],
  at: number,
  place: number,
): { repair: Choices; changes: Change[] } | null {
  // The value is not possible under the choices, so at least one of them changes.
  const nearest = nearestConfiguration(model.compiled, chosen, model.bases, at, place, 1);
  if (!nearest) return null;
  const repair: Record<string, string | number> = {};
  const changes: Change[] = [];
  model.attributes.forEach(({ name, codes }, each) => {
    const was = chosen[each] ?? -1;
    const is = nearest.values[each] ?? -1;
    if (was < 0 && each !== at) return;
    repair[name] = codes[is] ?? '';
    if (each !== at && was !== is) {
      changes.push({ attribute: name, from: codes[was] ?? '', to: codes[is] ?? '' });
    }
  });
  if (choices.pendantHeight !== undefined) repair['pendantHeight'] = choices.pendantHeight;
  return { repair: repair, changes };
}

/** Why a value of an attribute, by their places, is blocked under the choices read into `chosen`. */
export function explainPlace(
  model: PreparedModel,
  choices: Choices,
  chosen: readonly number[],
  at: number,
  place: number,
  direct: number,
): Blocked {
  const attribute = model.attributes[at];
  if (attribute && !attribute.availability[place]?.available) {
    const problems = [unavailabilityProblem(attribute, place)];
    return { problems, rules: [], by: [], repair: null, changes: [] };
  }
  const conflict = conflictOf(model, chosen, at, place, direct);
  const by = conflict.by.map((each) => namedValue(model, each, chosen[each] ?? -1));
  const found = repairOf(model, choices, chosen, at, place);
  const { attribute: name, value } = namedValue(model, at, place);
  const code = found ? 'combination-incompatible' : 'value-never-possible';
  return {
    problems: [problem(code, { attribute: name, value })],
    rules: conflict.rules.flatMap((rule) => model.rules[rule] ?? []),
    by,
    repair: found?.repair ?? null,
    changes: found?.changes ?? [],
  };
}

/** Why a value is blocked under some choices, or null when it is possible or unknown. `evaluate` gives the same. */
export function explainBlocked(
  model: PreparedModel,
  choices: Choices,
  attribute: CodedAttribute,
  value: string,
): Blocked | null {
  const at = model.attributes.findIndex((each) => each.name === attribute);
  const place = model.attributes[at]?.places.get(value);
  if (place === undefined) return null;
  const { chosen } = readChoices(model, choices);
  const answer = possibleValues(model.compiled, chosen);
  const index = (model.compiled.offsets[at] ?? 0) + place;
  if (answer.state[index] === 1) return null;
  return explainPlace(model, choices, chosen, at, place, answer.rule[index] ?? -1);
}
