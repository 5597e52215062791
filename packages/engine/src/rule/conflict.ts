import { ruleMatches } from './compiled-rules';
import type { ChosenValues, CompiledRules } from './compiled-rules';
import { maxAttributes } from './rule-model';
import { hasConfiguration, pairIsPossible } from './search';

/** Sets of attributes, also as bits: the smaller sets first, then in the order of the attributes. */
const setsBySize: readonly { readonly bits: number; readonly members: readonly number[] }[] = Array.from(
  { length: 2 ** maxAttributes },
  (_, bits) => ({ bits, members: [0, 1, 2, 3, 4, 5].filter((at) => bits & (1 << at)) }),
).sort(
  (a, b) => a.members.length - b.members.length || a.members.join().localeCompare(b.members.join(), 'en'),
);

function excludes(
  rules: CompiledRules,
  chosen: ChosenValues,
  attribute: number,
  value: number,
  set: readonly number[],
): boolean {
  if (set.length === 0) return !pairIsPossible(rules, attribute, value, attribute, value);
  if (set.length === 1) return !pairIsPossible(rules, attribute, value, set[0]!, chosen[set[0]!]!);
  const wanted = new Array<number>(rules.depth).fill(-1);
  for (const at of set) wanted[at] = chosen[at]!;
  wanted[attribute] = value;
  return !hasConfiguration(rules, wanted);
}

/**
 * The fewest choices that together exclude a value which is not possible, as attributes in order. `direct` is a rule
 * that excludes it by itself, -1 for none: no larger set is looked at, and of equally small ones it wins.
 */
export function blockingChoices(
  rules: CompiledRules,
  chosen: ChosenValues,
  attribute: number,
  value: number,
  direct: number,
): readonly number[] {
  const byRule = direct < 0 ? null : rules.ruleAttributes[direct]!.filter((at) => at !== attribute);
  let free = 0;
  for (let at = 0; at < rules.depth; at += 1) if (at !== attribute && chosen[at]! >= 0) free |= 1 << at;
  for (const { bits, members } of setsBySize) {
    if (byRule && members.length >= byRule.length) return byRule;
    if ((bits & ~free) === 0 && excludes(rules, chosen, attribute, value, members)) return members;
  }
  return byRule ?? [];
}

/** Whether the rules given exclude every usable combination of the free attributes (-1 in `fixed`). */
function excludeAll(rules: CompiledRules, active: readonly number[], fixed: ChosenValues): boolean {
  const descend = (at: number, alive: readonly number[]): boolean => {
    if (alive.length === 0) return false;
    if (at === rules.depth) return true;
    if (fixed[at]! >= 0) return descend(at + 1, alive);
    return rules.model.attributes[at]!.usable.every(
      (usable, value) =>
        !usable ||
        descend(
          at + 1,
          alive.filter((rule) => ruleMatches(rules, rule, at, value)),
        ),
    );
  };
  return descend(0, active);
}

/**
 * A set of rules that together exclude the fixed values, none of which can be left out. Empty when the values are
 * not excluded by rules at all.
 */
export function conflictingRules(rules: CompiledRules, fixed: ChosenValues): readonly number[] {
  const key = fixed.join();
  const known = rules.memo.conflicts.get(key);
  if (known) return known;
  let active = rules.ruleAttributes.flatMap((attributes, rule) => {
    const fits = attributes.every((at) => fixed[at]! < 0 || ruleMatches(rules, rule, at, fixed[at]!));
    return attributes.length > 0 && fits ? [rule] : [];
  });
  const single = active.find((rule) => excludeAll(rules, [rule], fixed));
  if (single !== undefined) active = [single];
  else if (!excludeAll(rules, active, fixed)) active = [];
  else {
    for (const rule of [...active]) {
      const without = active.filter((each) => each !== rule);
      if (excludeAll(rules, without, fixed)) active = without;
    }
  }
  if (rules.memo.conflicts.size > 10_000) rules.memo.conflicts.clear();
  rules.memo.conflicts.set(key, active);
  return active;
}
