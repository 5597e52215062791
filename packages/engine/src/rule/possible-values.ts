import type { ChosenValues, CompiledRules } from './compiled-rules';
import { findConfiguration } from './search';

/** For every value of every attribute whether it is still possible, and a rule that alone excludes it. */
export interface PossibleValues {
  /** 1 possible, 2 not, at offsets[attribute] + value. */
  readonly state: Uint8Array;
  /** The rule that, with the fewest choices, excludes the value by itself; -1 for none. */
  readonly rule: Int32Array;
}

const possible = 1;
const impossible = 2;

/** Marks what single rules exclude: those of whose attributes all but one are chosen as the rule says. */
function markByRules(rules: CompiledRules, chosen: ChosenValues, state: Uint8Array, best: Int32Array): void {
  const { ruleAttributes, ruleFlags, valueCount, offsets, depth, diagram } = rules;
  const mark = (rule: number, at: number, all: boolean): void => {
    const from = offsets[at]!;
    const need = ruleAttributes[rule]!.length;
    for (let place = from; place < from + diagram.sizes[at]!; place += 1) {
      if (!all && ruleFlags[rule * valueCount + place] === 0) continue;
      state[place] = impossible;
      const known = best[place]!;
      // A rule that names the attribute itself needs one choice fewer.
      const cost = all ? need : need - 1;
      const knownCost =
        known < 0 ? Infinity : ruleAttributes[known]!.length - (ruleAttributes[known]!.includes(at) ? 1 : 0);
      if (cost < knownCost) best[place] = rule;
    }
  };
  for (let rule = 0; rule < ruleAttributes.length; rule += 1) {
    const attributes = ruleAttributes[rule]!;
    if (attributes.length === 0) continue;
    let apart = -1;
    let misses = 0;
    for (const at of attributes) {
      const value = chosen[at]!;
      if (value >= 0 && ruleFlags[rule * valueCount + offsets[at]! + value] === 1) continue;
      apart = at;
      misses += 1;
      if (misses > 1) break;
    }
    if (misses === 1) mark(rule, apart, false);
    if (misses === 0) for (let at = 0; at < depth; at += 1) mark(rule, at, !attributes.includes(at));
  }
}

/**
 * The values still possible: those that some allowed configuration has together with every choice for the other
 * attributes. Exact; a choice does not restrict its own attribute.
 */
export function possibleValues(rules: CompiledRules, chosen: ChosenValues): PossibleValues {
  const { valueCount, offsets, depth, diagram, model } = rules;
  const state = new Uint8Array(valueCount);
  const rule = new Int32Array(valueCount).fill(-1);
  markByRules(rules, chosen, state, rule);
  const wanted = [...chosen];
  for (let at = 0; at < depth; at += 1) {
    const usable = model.attributes[at]!.usable;
    for (let value = 0; value < diagram.sizes[at]!; value += 1) {
      const place = offsets[at]! + value;
      if (!usable[value]) state[place] = impossible;
      if (state[place] !== 0) continue;
      wanted[at] = value;
      const found = findConfiguration(rules, wanted);
      state[place] = found ? possible : impossible;
      // The configuration proves its value of every attribute, as long as it keeps all choices but this one's.
      if (found && (chosen[at] === -1 || chosen[at] === value)) {
        for (let other = 0; other < depth; other += 1) state[offsets[other]! + found[other]!] = possible;
      }
    }
    wanted[at] = chosen[at]!;
  }
  return { state, rule };
}

/** Whether a value is possible in an answer of `possibleValues`. */
export function isPossible(
  rules: CompiledRules,
  answer: PossibleValues,
  attribute: number,
  value: number,
): boolean {
  return answer.state[rules.offsets[attribute]! + value] === possible;
}
