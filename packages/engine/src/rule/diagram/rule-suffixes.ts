import type { RuleModel } from '../rule-model';
import { RowTable } from './intern';
import type { Work } from './work';

/**
 * What of the rules counts between two layers. A rule that was begun and still matches has a rest: its masks on the
 * layers to come. Rests that are alike are one, and a state of the compilation is the set of rests alive.
 */
export interface SuffixLayer {
  /** How many rests rules may have on entering the layer. */
  readonly count: number;
  /** Integers for one bit for each rest. */
  readonly words: number;
  /** By value: the rests that end on it, so that the combination is excluded. `words` integers each. */
  readonly rejecting: Int32Array;
  /** By value: the rests that go on after it. */
  readonly continuing: Int32Array;
  /** The rest that each becomes on the next layer, -1 where a rule not begun yet says as much. */
  readonly next: Int32Array;
  /** By value: whether no combination has it, and the next layer's rests that begin with it. */
  readonly dead: Uint8Array;
  readonly beginning: Int32Array;
  /** For each rest those that say nothing beside it: every combination that they exclude it excludes too. */
  readonly covered: Int32Array;
  /** Whether the rest covers any. */
  readonly covers: Uint8Array;
}

/** Beyond so many rests looking for those that cover others costs more than it saves. */
const maxCompared = 1200;

/** The different masks of one layer as sets of bits; mask 0 stands for an open layer. */
interface LayerMasks {
  readonly words: number;
  /** The words of mask 1, then those of mask 2, and so on. */
  readonly bits: Int32Array;
  /** By mask: whether it has every value. */
  readonly whole: readonly boolean[];
}

interface Masks {
  /** By layer and rule the number of the mask, 0 for open. */
  readonly ids: readonly Int32Array[];
  /** By layer and rule the number of the rest from there on, 0 for none. */
  readonly rests: readonly Int32Array[];
  /** The first layer that each rule names; the depth for a rule without any. */
  readonly first: Int32Array;
  readonly layers: readonly LayerMasks[];
  readonly work: Work;
}

/** Whether every value of mask b is one of mask a. None but the open mask includes an open one, unless it is whole. */
function includes({ words, bits, whole }: LayerMasks, a: number, b: number): boolean {
  if (a === 0 || a === b) return true;
  if (b === 0) return whole[a]!;
  for (let word = 0; word < words; word += 1) {
    if ((bits[(b - 1) * words + word]! & ~bits[(a - 1) * words + word]!) !== 0) return false;
  }
  return true;
}

function numberMasks(model: RuleModel, order: readonly number[], work: Work): Masks {
  const { rules } = model;
  const depth = order.length;
  const ids = order.map(() => new Int32Array(rules.length));
  const rests = Array.from({ length: depth + 1 }, () => new Int32Array(rules.length));
  const first = new Int32Array(rules.length).fill(depth);
  const layers: LayerMasks[] = [];
  for (let layer = depth - 1; layer >= 0; layer -= 1) {
    const at = order[layer] ?? 0;
    const words = Math.max(1, Math.ceil(model.attributes[at]!.usable.length / 32));
    const known = new RowTable(words);
    const row = new Int32Array(words);
    const whole = [true];
    const restIds = new Map<number, number>();
    rules.forEach((rule, index) => {
      const mask = rule[at];
      work.spend(mask ? mask.length : 1);
      if (mask) {
        row.fill(0);
        mask.forEach((flag, value) => {
          if (flag) row[value >> 5]! |= 1 << (value & 31);
        });
        const id = known.intern(row, 0) + 1;
        whole[id] ??= mask.every(Boolean);
        ids[layer]![index] = id;
        first[index] = layer;
      }
      const after = rests[layer + 1]![index]!;
      if (!mask && after === 0) return;
      const key = ids[layer]![index]! * (rules.length + 1) + after;
      const rest = restIds.get(key) ?? restIds.size + 1;
      restIds.set(key, rest);
      rests[layer]![index] = rest;
    });
    layers.unshift({ words, bits: known.rows, whole });
  }
  return { ids, rests, first, layers, work };
}

/** Whether rule a, from a layer on, matches whatever rule b matches. */
function covers({ ids, layers, work }: Masks, a: number, b: number, layer: number): boolean {
  for (let each = layer; each < ids.length; each += 1) {
    work.spend(layers[each]!.words);
    if (!includes(layers[each]!, ids[each]![a]!, ids[each]![b]!)) return false;
  }
  return true;
}

/** A rule for each different rest alive on entering a layer, those that a rule not begun covers left out. */
function entering(
  masks: Masks,
  layer: number,
): { readonly rules: number[]; readonly bitOf: Map<number, number> } {
  const { rests, first } = masks;
  const byRest = new Map<number, number>();
  const unbegun = new Map<number, number>();
  first.forEach((begins, rule) => {
    const rest = rests[layer]![rule]!;
    if (rest === 0) return;
    const known = begins < layer ? byRest : unbegun;
    if (!known.has(rest)) known.set(rest, rule);
  });
  const compared = byRest.size * unbegun.size <= maxCompared * maxCompared;
  const always = [...unbegun.values()];
  const rules: number[] = [];
  const bitOf = new Map<number, number>();
  for (const [rest, rule] of byRest) {
    if (unbegun.has(rest) || (compared && always.some((each) => covers(masks, each, rule, layer)))) continue;
    bitOf.set(rest, rules.length);
    rules.push(rule);
  }
  return { rules, bitOf };
}

/** What of the rules counts on every layer, in an order of the attributes. */
export function suffixLayers(model: RuleModel, order: readonly number[], work: Work): readonly SuffixLayer[] {
  const masks = numberMasks(model, order, work);
  const all = Array.from({ length: order.length + 1 }, (_, layer) => entering(masks, layer));
  return order.map((attribute, layer) => {
    const { rules } = all[layer]!;
    const after = all[layer + 1]!;
    const usable = model.attributes[attribute]!.usable;
    const words = Math.max(1, Math.ceil(rules.length / 32));
    const nextWords = Math.max(1, Math.ceil(after.rules.length / 32));
    const rejecting = new Int32Array(usable.length * words);
    const continuing = new Int32Array(usable.length * words);
    const next = new Int32Array(rules.length);
    const dead = Uint8Array.from(usable, (use) => (use ? 0 : 1));
    const beginning = new Int32Array(usable.length * nextWords);
    work.spend((rules.length + model.rules.length) * usable.length);
    rules.forEach((rule, bit) => {
      const rest = masks.rests[layer + 1]![rule]!;
      next[bit] = after.bitOf.get(rest) ?? -1;
      usable.forEach((_, value) => {
        const mask = model.rules[rule]![attribute];
        if (mask && !mask[value]) return;
        if (rest === 0) rejecting[value * words + (bit >> 5)]! |= 1 << (bit & 31);
        else if (next[bit]! >= 0) continuing[value * words + (bit >> 5)]! |= 1 << (bit & 31);
      });
    });
    model.rules.forEach((rule, index) => {
      if (masks.first[index] !== layer) return;
      const rest = masks.rests[layer + 1]![index]!;
      const bit = after.bitOf.get(rest) ?? -1;
      usable.forEach((_, value) => {
        if (!rule[attribute]?.[value]) return;
        if (rest === 0) dead[value] = 1;
        else if (bit >= 0) beginning[value * nextWords + (bit >> 5)]! |= 1 << (bit & 31);
      });
    });
    return {
      count: rules.length,
      words,
      rejecting,
      continuing,
      next,
      dead,
      beginning,
      ...coverage(masks, rules, layer),
    };
  });
}

function coverage(
  masks: Masks,
  rules: readonly number[],
  layer: number,
): Pick<SuffixLayer, 'covered' | 'covers'> {
  const words = Math.max(1, Math.ceil(rules.length / 32));
  const covered = new Int32Array(rules.length * words);
  const some = new Uint8Array(rules.length);
  if (rules.length > maxCompared) return { covered, covers: some };
  rules.forEach((a, bitA) => {
    rules.forEach((b, bitB) => {
      // Masks that include each other without being one: the first stays.
      if (bitA === bitB || !covers(masks, a, b, layer)) return;
      if (bitB < bitA && covers(masks, b, a, layer)) return;
      covered[bitA * words + (bitB >> 5)]! |= 1 << (bitB & 31);
      some[bitA] = 1;
    });
  });
  return { covered, covers: some };
}
