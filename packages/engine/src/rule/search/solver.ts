import { lowestBit, type RuleBits } from '../rule-bits';
import type { RuleModel } from '../rule-model';

/** Room for so many learned no-goods; when it is full they are forgotten before the next search. */
const learnedRoom = 512;

/**
 * A search over the values of a rule model: bitsets tell which rules still match, a rule of which one attribute is left
 * takes values away, and a combination found impossible is learned as a no-good, which counts like a rule from then on.
 */
export interface Solver {
  readonly model: RuleModel;
  readonly bits: RuleBits;
  /** Rules first, learned no-goods after them; `words` integers for one set. */
  readonly words: number;
  readonly matching: Int32Array;
  readonly open: Int32Array;
  /** The rules and no-goods that count. */
  readonly enabled: Int32Array;
  /** The attributes of each rule and no-good, and the rules behind each no-good. */
  readonly attributesOf: (readonly number[])[];
  readonly rulesOf: (readonly number[])[];
  learned: number;
  /** The sets of rules that match the values taken, one for each step of the running search. */
  readonly stack: Int32Array[];
  /** The value of each attribute, -1 while it has none. */
  readonly path: number[];
  /** How many combinations may still be tried; below 0 the search gave up. */
  steps: number;
}

/** Why nothing was found: the attributes whose values cannot be together, and the rules that say so. */
export interface Conflict {
  readonly attributes: ReadonlySet<number>;
  readonly rules: ReadonlySet<number>;
}

/** A solver for a model, or for some of its rules only. */
export function createSolver(model: RuleModel, bits: RuleBits, only?: readonly number[]): Solver {
  const depth = model.attributes.length;
  const words = bits.words + learnedRoom / 32;
  const matching = new Int32Array(bits.valueCount * words);
  const open = new Int32Array(depth * words);
  const enabled = new Int32Array(words);
  for (let place = 0; place < bits.valueCount; place += 1) {
    const from = place * bits.words;
    matching.set(bits.matching.subarray(from, from + bits.words), place * words);
  }
  for (let at = 0; at < depth; at += 1) {
    open.set(bits.open.subarray(at * bits.words, (at + 1) * bits.words), at * words);
  }
  for (const rule of only ?? model.rules.keys()) {
    if (bits.attributesOf[rule]!.length > 0) enabled[rule >> 5]! |= 1 << (rule & 31);
  }
  return {
    model,
    bits,
    words,
    matching,
    open,
    enabled,
    attributesOf: [...bits.attributesOf],
    rulesOf: model.rules.map((_, rule) => [rule]),
    learned: 0,
    stack: [],
    path: new Array<number>(depth).fill(-1),
    steps: Infinity,
  };
}

/** The rules that match all values taken so far. */
export function aliveAfter(solver: Solver, alive: Int32Array, at: number, value: number): Int32Array {
  const { words, matching, bits } = solver;
  const from = (bits.offsets[at]! + value) * words;
  return alive.map((set, word) => set & matching[from + word]!);
}

/**
 * For every value of an attribute without one the rule or no-good that takes it away, -1 for none, and -2 for a value
 * that no configuration may have.
 */
export function takenAway(solver: Solver, alive: Int32Array, at: number): Int32Array {
  const { words, matching, open, path, bits, model } = solver;
  const usable = model.attributes[at]!.usable;
  const taken = Int32Array.from(usable, (use) => (use ? -1 : -2));
  for (let word = 0; word < words; word += 1) {
    let set = alive[word]!;
    for (let other = 0; other < path.length && set !== 0; other += 1) {
      if (other !== at && path[other]! < 0) set &= open[other * words + word]!;
    }
    while (set !== 0) {
      const bit = lowestBit(set);
      set &= set - 1;
      for (let value = 0; value < usable.length; value += 1) {
        const flagged = (matching[(bits.offsets[at]! + value) * words + word]! >> bit) & 1;
        if (flagged === 1 && taken[value] === -1) taken[value] = word * 32 + bit;
      }
    }
  }
  return taken;
}

/** Adds what took values away to a conflict; the attribute itself aside. */
function blame(solver: Solver, at: number, taken: Int32Array, conflict: MutableConflict): void {
  for (const rule of taken) {
    if (rule < 0) continue;
    for (const each of solver.attributesOf[rule]!) if (each !== at) conflict.attributes.add(each);
    for (const each of solver.rulesOf[rule]!) conflict.rules.add(each);
  }
}

interface MutableConflict {
  readonly attributes: Set<number>;
  readonly rules: Set<number>;
}

/** Remembers that the values which some attributes have now cannot be together. */
function learn(solver: Solver, { attributes, rules }: Conflict): void {
  if (attributes.size === 0 || solver.learned === learnedRoom) return;
  const { words, matching, open, path, bits, enabled, model } = solver;
  const index = bits.words * 32 + solver.learned;
  solver.learned += 1;
  const word = index >> 5;
  const bit = 1 << (index & 31);
  model.attributes.forEach(({ usable }, at) => {
    const named = attributes.has(at);
    if (named) open[at * words + word]! &= ~bit;
    else open[at * words + word]! |= bit;
    usable.forEach((_, value) => {
      const from = (bits.offsets[at]! + value) * words + word;
      if (!named || path[at] === value) matching[from]! |= bit;
      else matching[from]! &= ~bit;
    });
  });
  enabled[word]! |= bit;
  // It matches the values of every step: they are those that it was learned from.
  for (const alive of solver.stack) alive[word]! |= bit;
  solver.attributesOf[index] = [...attributes];
  solver.rulesOf[index] = [...rules];
}

/** Gives the attribute with the fewest values left one after the other; null when all have one. */
function search(solver: Solver, alive: Int32Array, preferred: readonly number[]): Conflict | null {
  const { path, stack } = solver;
  solver.steps -= 1;
  let at = -1;
  let fewest = Infinity;
  let taken: Int32Array = new Int32Array(0);
  for (let each = 0; each < path.length && fewest > 0; each += 1) {
    if (path[each]! >= 0) continue;
    const own = takenAway(solver, alive, each);
    const left = own.reduce((sum, rule) => (rule === -1 ? sum + 1 : sum), 0);
    if (left >= fewest) continue;
    at = each;
    fewest = left;
    taken = own;
  }
  if (at < 0) return null;
  const conflict: MutableConflict = { attributes: new Set(), rules: new Set() };
  const size = taken.length;
  const start = Math.max(0, preferred[at]!);
  for (let tried = 0; tried < size && solver.steps >= 0; tried += 1) {
    const value = (start + tried) % size;
    if (taken[value] !== -1) continue;
    path[at] = value;
    stack.push(alive);
    const found = search(solver, aliveAfter(solver, alive, at, value), preferred);
    stack.pop();
    if (found === null) return null;
    path[at] = -1;
    // Not this attribute's doing: another value of it changes nothing.
    if (!found.attributes.has(at)) return found;
    for (const each of found.attributes) if (each !== at) conflict.attributes.add(each);
    for (const each of found.rules) conflict.rules.add(each);
  }
  blame(solver, at, taken, conflict);
  if (solver.steps >= 0) learn(solver, conflict);
  return conflict;
}

/**
 * Looks for a configuration with the values given (-1: any), trying the preferred values first. Null when it is found,
 * in `path`; else why there is none. With `steps` below 0 afterwards the search gave up and the conflict says nothing.
 */
export function solve(
  solver: Solver,
  wanted: readonly number[],
  preferred: readonly number[],
): Conflict | null {
  const { path, model, bits, attributesOf, rulesOf } = solver;
  if (solver.learned === learnedRoom) {
    solver.learned = 0;
    solver.enabled.fill(0, bits.words);
  }
  let alive: Int32Array = solver.enabled.slice();
  wanted.forEach((value, at) => {
    path[at] = value;
    if (value >= 0) alive = aliveAfter(solver, alive, at, value);
  });
  const unusable = wanted.findIndex((value, at) => value >= 0 && !model.attributes[at]!.usable[value]);
  if (unusable >= 0) return { attributes: new Set([unusable]), rules: new Set() };
  // A rule that matches the wanted values alone.
  for (let word = 0; word < solver.words; word += 1) {
    let set = alive[word]!;
    path.forEach((value, at) => {
      if (value < 0) set &= solver.open[at * solver.words + word]!;
    });
    if (set === 0) continue;
    const rule = word * 32 + lowestBit(set);
    return { attributes: new Set(attributesOf[rule]), rules: new Set(rulesOf[rule]) };
  }
  return search(solver, alive, preferred);
}
