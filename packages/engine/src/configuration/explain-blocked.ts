import type { ExclusionRule } from '../catalogue/row/rule';
import { problem } from '../problem';
import { blockingChoices } from '../rule/blocking-choices';
import { conflictingRules } from '../rule/conflicting-rules';
import type { ConstraintRule } from '../catalogue/row/named-rule';
import { nearestConfiguration } from '../rule/nearest-configuration';
import type { Change, ChosenValue, Choices } from './choices';
import type { Blocked } from './option';
import type { PreparedModel } from './prepare-model';
import { unavailabilityProblem } from './read-choices';

/** The smallest conflict of a value that is not possible: places of choices and rules. */
export interface Conflict {
  readonly by: readonly number[];
  readonly rules: readonly number[];
}

/** The choices that block a value, by their places, and the rules that make them do so. */
export function conflictOf(
  { compiled }: PreparedModel,
  chosen: readonly number[],
  at: number,
  place: number,
): Conflict {
  const { by, rule } = blockingChoices(compiled, chosen, at, place);
  if (rule >= 0) return { by, rules: [rule] };
  const fixed = chosen.map((each, other) => (other === at ? place : by.includes(other) ? each : -1));
  return { by, rules: conflictingRules(compiled, fixed) };
}

/** The exclusion rules and the named rules behind places of compiled rules, each once. */
export function rulesBehind(
  { rules, constraints }: PreparedModel,
  places: readonly number[],
): { readonly rules: readonly ExclusionRule[]; readonly failed: readonly ConstraintRule[] } {
  const found: ExclusionRule[] = [];
  const failed: ConstraintRule[] = [];
  for (const place of places) {
    const rule = rules[place];
    if (rule) found.push(rule);
    const constraint = constraints[place - rules.length];
    if (constraint && !failed.includes(constraint)) failed.push(constraint);
  }
  return { rules: found, failed };
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
): Blocked {
  const attribute = model.attributes[at];
  if (attribute && !attribute.availability[place]?.available) {
    const problems = [unavailabilityProblem(attribute, place)];
    return { problems, rules: [], failed: [], by: [], repair: null, changes: [] };
  }
  const conflict = conflictOf(model, chosen, at, place);
  const by = conflict.by.map((each) => namedValue(model, each, chosen[each] ?? -1));
  const found = repairOf(model, choices, chosen, at, place);
  const { attribute: name, value } = namedValue(model, at, place);
  const behind = rulesBehind(model, conflict.rules);
  const code = found ? 'combination-incompatible' : 'value-never-possible';
  const incompatible = behind.rules.length > 0 || !found || behind.failed.length === 0;
  return {
    problems: [
      ...(incompatible ? [problem(code, { attribute: name, value })] : []),
      ...behind.failed.map(({ id, reason }) => problem('rule-failed', { reason, rule: id })),
    ],
    ...behind,
    by,
    repair: found?.repair ?? null,
    changes: found?.changes ?? [],
  };
}
