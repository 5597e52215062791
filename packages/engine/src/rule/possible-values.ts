import type { ChosenValues, CompiledRules } from './compiled-rules';
import { hasConfiguration } from './search';

/** For every value of every attribute whether it is still possible, and a rule that alone excludes it. */
export interface PossibleValues {
  /** 1 possible, 2 not, at offsets[attribute] + value. */
  readonly state: Uint8Array;
  /** The rule that, with the fewest choices, excludes the value by itself; -1 for none. */
  readonly rule: number[];
}

const possible = 1;
const impossible = 2;

/** How many choices a rule needs to exclude values of an attribute: one fewer when it names the attribute. */
export function choicesNeeded(rules: CompiledRules, rule: number, attribute: number): number {
  const attributes = rules.ruleAttributes[rule]!;
  return attributes.includes(attribute) ? attributes.length - 1 : attributes.length;
}

/** Marks the values of an attribute that a rule excludes by itself: those it flags, or all of an open attribute. */
function mark(rules: CompiledRules, answer: PossibleValues, rule: number, at: number): void {
  const from = rules.offsets[at]!;
  const flags = rule * rules.valueCount;
  const need = choicesNeeded(rules, rule, at);
  for (let place = from; place < from + rules.diagram.sizes[at]!; place += 1) {
    if (rules.ruleFlags[flags + place] === 0) continue;
    answer.state[place] = impossible;
    const known = answer.rule[place]!;
    if (known < 0 || need < choicesNeeded(rules, known, at)) answer.rule[place] = rule;
  }
}

/** Of 32 rules those that all attributes but one let through: chosen as the rule says, or left open by it. */
function rulesAllBut(rules: CompiledRules, chosen: ChosenValues, but: number, word: number): number {
  const { depth, offsets, words, matching, open } = rules;
  let set = -1;
  for (let at = 0; at < depth && set !== 0; at += 1) {
    if (at === but) continue;
    const value = chosen[at]!;
    set &= value < 0 ? open[at * words + word]! : matching[(offsets[at]! + value) * words + word]!;
  }
  return set;
}

/** Marks what single rules exclude: those of whose attributes all but one are chosen as the rule says. */
function markByRules(rules: CompiledRules, chosen: ChosenValues, answer: PossibleValues): void {
  for (let at = 0; at < rules.depth; at += 1) {
    for (let word = 0; word < rules.words; word += 1) {
      let set = rulesAllBut(rules, chosen, at, word);
      while (set !== 0) {
        const bit = 31 - Math.clz32(set & -set);
        set &= set - 1;
        mark(rules, answer, word * 32 + bit, at);
      }
    }
  }
}

/**
 * The values still possible: those that some allowed configuration has together with every choice for the other
 * attributes. Exact; a choice does not restrict its own attribute.
 */
export function possibleValues(rules: CompiledRules, chosen: ChosenValues): PossibleValues {
  const { valueCount, offsets, depth, diagram, model, memo } = rules;
  const state = new Uint8Array(valueCount);
  const answer = { state, rule: new Array<number>(valueCount).fill(-1) };
  markByRules(rules, chosen, answer);
  const wanted = chosen.slice();
  for (let at = 0; at < depth; at += 1) {
    const usable = model.attributes[at]!.usable;
    const size = diagram.sizes[at]!;
    for (let value = 0; value < size; value += 1) {
      const place = offsets[at]! + value;
      if (!usable[value]) state[place] = impossible;
      if (state[place] !== 0) continue;
      wanted[at] = value;
      // From the same place on in every list, so that each configuration found proves values not proved yet.
      const found = hasConfiguration(rules, wanted, value);
      state[place] = found ? possible : impossible;
      // The configuration proves its value of every attribute, as long as it keeps all choices but this one's.
      if (found && (chosen[at] === -1 || chosen[at] === value)) {
        for (let other = 0; other < depth; other += 1) state[offsets[other]! + memo.path[other]!] = possible;
      }
    }
    wanted[at] = chosen[at]!;
  }
  return answer;
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
