import type { CompiledRules } from './compiled-rules';
import { keepingConfiguration } from './nearest-configuration';
import { isPossible, possibleBeside } from './possible-values';
import { lowestBit } from './rule-bits';
import type { ChosenValues } from './rule-model';

/** The choices that a rule needs to exclude a value: for its attributes, the value's own aside. */
function choicesOf(rules: CompiledRules, rule: number, attribute: number): readonly number[] {
  return rules.bits.attributesOf[rule]!.filter((at) => at !== attribute);
}

/**
 * The rule that, with the fewest choices, excludes a value by itself; the first of several, -1 for none. All its other
 * attributes are chosen as it says.
 */
export function directRule(
  rules: CompiledRules,
  chosen: ChosenValues,
  attribute: number,
  value: number,
): number {
  const { words, matching, open, offsets } = rules.bits;
  let best = -1;
  let fewest = Infinity;
  for (let word = 0; word < words; word += 1) {
    let set = matching[(offsets[attribute]! + value) * words + word]!;
    for (let at = 0; at < chosen.length && set !== 0; at += 1) {
      if (at === attribute) continue;
      set &=
        chosen[at]! < 0 ? open[at * words + word]! : matching[(offsets[at]! + chosen[at]!) * words + word]!;
    }
    while (set !== 0) {
      const rule = word * 32 + lowestBit(set);
      set &= set - 1;
      const need = choicesOf(rules, rule, attribute).length;
      if (need >= fewest) continue;
      best = rule;
      fewest = need;
    }
  }
  return best;
}

/** The first of the sets with so many members that meets every set given; null when none does. */
function meetingSet(
  among: readonly number[],
  size: number,
  sets: readonly ReadonlySet<number>[],
): number[] | null {
  const unmet = sets[0];
  if (unmet === undefined) return among.slice(0, size).length === size ? among.slice(0, size) : null;
  if (size === 0) return null;
  for (let first = 0; first <= among.length - size; first += 1) {
    const member = among[first]!;
    const rest = meetingSet(
      among.slice(first + 1),
      size - 1,
      sets.filter((set) => !set.has(member)),
    );
    if (rest) return [member, ...rest];
  }
  return null;
}

/**
 * The fewest choices, two or more but fewer than `below`, that together exclude a value. Every configuration with the
 * value breaks some choices, so a set of choices excludes the value when it meets all these: sets that meet those known
 * so far are tried, smallest first, until no configuration keeps one.
 */
function severalChoices(
  rules: CompiledRules,
  chosen: ChosenValues,
  attribute: number,
  value: number,
  below: number,
): readonly number[] | null {
  const free = chosen.flatMap((each, at) => (each >= 0 && at !== attribute ? [at] : []));
  const broken: Set<number>[] = [];
  for (let size = 2; size < below && size <= free.length;) {
    const set = meetingSet(free, size, broken);
    if (!set) {
      size += 1;
      continue;
    }
    const must = chosen.map((each, at) => (at === attribute ? value : set.includes(at) ? each : -1));
    const values = keepingConfiguration(rules, chosen, must);
    if (!values) return set;
    broken.push(new Set(free.filter((at) => values[at] !== chosen[at])));
  }
  return null;
}

/** The choices that block a value, as attributes in order, and a rule that does it alone with them, -1 for none. */
export interface Blocking {
  readonly by: readonly number[];
  readonly rule: number;
}

/**
 * The fewest choices that together exclude a value which is not possible; of equally few those of a single rule, else
 * the first attributes. None when no configuration has the value.
 */
export function blockingChoices(
  rules: CompiledRules,
  chosen: ChosenValues,
  attribute: number,
  value: number,
): Blocking {
  const rule = directRule(rules, chosen, attribute, value);
  const byRule = rule < 0 ? null : choicesOf(rules, rule, attribute);
  if (byRule?.length === 0) return { by: [], rule };
  if (!isPossible(rules, possibleBeside(rules, -1, -1), attribute, value)) return { by: [], rule: -1 };
  if (byRule?.length === 1) return { by: byRule, rule };
  const one = chosen.findIndex(
    (each, at) =>
      each >= 0 && at !== attribute && !isPossible(rules, possibleBeside(rules, at, each), attribute, value),
  );
  if (one >= 0) return { by: [one], rule: -1 };
  const several = severalChoices(rules, chosen, attribute, value, byRule?.length ?? Infinity);
  return several ? { by: several, rule: -1 } : { by: byRule ?? [], rule };
}
