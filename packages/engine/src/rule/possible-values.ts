import type { CompiledRules } from './compiled-rules';
import { countSwept, sweepValues } from './diagram/sweep';
import type { ChosenValues } from './rule-model';
import { countBySearch, type Count } from './search/count-by-search';
import { valuesBySearch } from './search/values-by-search';

/** What is left under some choices. */
export interface Remaining extends Count {
  /** 1 for every value still possible, 0 for the others, at offsets[attribute] + value. */
  readonly possible: Uint8Array;
}

/** The largest number up to which doubles count one by one. */
const exactLimit = Number.MAX_SAFE_INTEGER;

/**
 * The values still possible: 1 at bits.offsets[attribute] + value for those that some allowed configuration has together
 * with every choice for the other attributes. Exact; a choice does not restrict its own attribute.
 */
export function possibleValues(rules: CompiledRules, chosen: ChosenValues): Uint8Array {
  const { answering, bits } = rules;
  const state = new Uint8Array(bits.valueCount);
  if (answering.by === 'search') valuesBySearch(answering.solver, chosen, state);
  else sweepValues(answering.diagram, answering.sweep, chosen, state);
  return state;
}

/** The values still possible and how many allowed configurations have all choices, in one go. */
export function remainingUnder(rules: CompiledRules, chosen: ChosenValues): Remaining {
  const { answering, bits, model } = rules;
  if (answering.by === 'search') {
    return { possible: possibleValues(rules, chosen), ...countBySearch(model, bits, chosen) };
  }
  const possible = new Uint8Array(bits.valueCount);
  const { diagram, sweep } = answering;
  const span = sweepValues(diagram, sweep, chosen, possible);
  const count = countSwept(diagram, sweep, span);
  return { possible, count, exact: count <= exactLimit };
}

/** Whether a value is possible in an answer of `possibleValues`. */
export function isPossible(
  rules: CompiledRules,
  possible: Uint8Array,
  attribute: number,
  value: number,
): boolean {
  return possible[rules.bits.offsets[attribute]! + value] === 1;
}

/** The values possible beside a single one (-1: beside nothing); remembered, since explanations ask it often. */
export function possibleBeside(rules: CompiledRules, attribute: number, value: number): Uint8Array {
  const { memo, bits, model } = rules;
  const place = attribute < 0 ? bits.valueCount : bits.offsets[attribute]! + value;
  const chosen = model.attributes.map((_, at) => (at === attribute ? value : -1));
  return (memo.beside[place] ??= possibleValues(rules, chosen));
}
