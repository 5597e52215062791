import type { RuleModel } from './rule-model';

/** The rules of a model as sets of bits, so that 32 rules are asked at once. */
export interface RuleBits {
  /** Place of each attribute's first value in arrays over all values. */
  readonly offsets: readonly number[];
  readonly valueCount: number;
  /** The attributes that each rule constrains; none for a rule that excludes nothing. */
  readonly attributesOf: readonly (readonly number[])[];
  /** How many integers hold one bit for each rule. */
  readonly words: number;
  /** For each value the rules that match it, those that leave its attribute open among them. */
  readonly matching: Int32Array;
  /** For each attribute the rules that leave it open. */
  readonly open: Int32Array;
}

/** Lays the rules of a model out as bits. A rule of nulls only is in no set. */
export function ruleBits(model: RuleModel): RuleBits {
  const offsets: number[] = [];
  let valueCount = 0;
  for (const { usable } of model.attributes) {
    offsets.push(valueCount);
    valueCount += usable.length;
  }
  const words = Math.max(1, Math.ceil(model.rules.length / 32));
  const matching = new Int32Array(valueCount * words);
  const open = new Int32Array(model.attributes.length * words);
  const attributesOf = model.rules.map((rule) => rule.flatMap((mask, at) => (mask ? [at] : [])));
  model.rules.forEach((rule, index) => {
    if (attributesOf[index]?.length === 0) return;
    const word = index >> 5;
    const bit = 1 << (index & 31);
    model.attributes.forEach(({ usable }, at) => {
      const mask = rule[at];
      if (!mask) open[at * words + word]! |= bit;
      usable.forEach((_, value) => {
        if (!mask || mask[value]) matching[((offsets[at] ?? 0) + value) * words + word]! |= bit;
      });
    });
  });
  return { offsets, valueCount, attributesOf, words, matching, open };
}

/** The place of the lowest bit of a set that is not empty. */
export function lowestBit(set: number): number {
  return 31 - Math.clz32(set & -set);
}
