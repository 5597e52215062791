import type { RuleBits } from '../rule-bits';
import type { RuleModel } from '../rule-model';

/** After so many different states the count stops: a click must not wait for it. */
const maxStates = 8000;

/** How many configurations there are; at least that many when `exact` is false. */
export interface Count {
  readonly count: number;
  readonly exact: boolean;
}

interface Counting {
  readonly model: RuleModel;
  readonly bits: RuleBits;
  readonly chosen: readonly number[];
  /** By attribute the rules that name it or one after it, and those whose last it is. */
  readonly unfinished: readonly Int32Array[];
  readonly ending: readonly Int32Array[];
  /** Counts by attribute and the rules that still match. */
  readonly known: Map<string, number>;
  exact: boolean;
}

function countFrom(state: Counting, at: number, alive: Int32Array): number {
  const { model, bits, chosen, unfinished, ending, known } = state;
  if (at === model.attributes.length) return 1;
  const key = `${at}:${alive.map((set, word) => set & unfinished[at]![word]!).join()}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= maxStates) {
    state.exact = false;
    return 0;
  }
  let sum = 0;
  model.attributes[at]!.usable.forEach((usable, value) => {
    if (!usable || (chosen[at]! >= 0 && chosen[at] !== value)) return;
    const from = (bits.offsets[at]! + value) * bits.words;
    const next = alive.map((set, word) => set & bits.matching[from + word]!);
    if (next.every((set, word) => (set & ending[at]![word]!) === 0)) sum += countFrom(state, at + 1, next);
  });
  known.set(key, sum);
  return sum;
}

/** Counts the configurations that have all choices without a diagram: states that mean the same are counted once. */
export function countBySearch(model: RuleModel, bits: RuleBits, chosen: readonly number[]): Count {
  const sets = (): Int32Array[] => model.attributes.map(() => new Int32Array(bits.words));
  const unfinished = sets();
  const ending = sets();
  const alive = new Int32Array(bits.words);
  bits.attributesOf.forEach((attributes, rule) => {
    const last = attributes.at(-1);
    if (last === undefined) return;
    const word = rule >> 5;
    const bit = 1 << (rule & 31);
    alive[word]! |= bit;
    ending[last]![word]! |= bit;
    for (let at = 0; at <= last; at += 1) unfinished[at]![word]! |= bit;
  });
  const state: Counting = { model, bits, chosen, unfinished, ending, known: new Map(), exact: true };
  const count = countFrom(state, 0, alive);
  return { count, exact: state.exact };
}
