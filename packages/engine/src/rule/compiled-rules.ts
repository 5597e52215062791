import { compileDiagram } from './diagram';
import type { Diagram } from './diagram';
import type { RuleModel } from './rule-model';

/** The chosen value of each attribute by its place in the list, -1 where nothing is chosen. */
export type ChosenValues = readonly number[];

/**
 * A rule model ready to be asked. The arrays below `memo` only remember answers and marks of a running search; what
 * the functions of this folder return depends on the rules and the arguments alone.
 */
export interface CompiledRules {
  readonly model: RuleModel;
  readonly diagram: Diagram;
  readonly depth: number;
  /** Place of each attribute's first value in arrays over all values. */
  readonly offsets: readonly number[];
  readonly valueCount: number;
  /** The attributes that each rule constrains. */
  readonly ruleAttributes: readonly (readonly number[])[];
  /** Flags of rule r at r * valueCount: the values that it matches. */
  readonly ruleFlags: Uint8Array;
  /** For each value the set of rules that match it, as bits; `words` integers each. */
  readonly matching: Int32Array;
  /** For each attribute the set of rules that leave it open. */
  readonly open: Int32Array;
  /** How many integers hold one bit for each rule. */
  readonly words: number;
  readonly memo: {
    /** For each pair of values: 0 not asked yet, 1 some configuration has both, 2 none has. */
    readonly pairs: Uint8Array;
    /** Remaining configurations by few choices. */
    readonly remaining: Map<string, number>;
    /** The rules behind a conflict. */
    readonly conflicts: Map<string, readonly number[]>;
    /** The search that last found a node dead. */
    readonly dead: Int32Array;
    search: number;
    /** The configuration that the last search found. */
    readonly path: number[];
    /** The count that last reached a node, and what it found below it. */
    readonly counted: Int32Array;
    readonly below: Float64Array;
  };
}

/** Compiles rules once for many questions. Throws RangeError for more than six attributes. */
export function compileRules(model: RuleModel): CompiledRules {
  const diagram = compileDiagram(model);
  const offsets: number[] = [];
  let valueCount = 0;
  for (const attribute of model.attributes) {
    offsets.push(valueCount);
    valueCount += attribute.usable.length;
  }
  const ruleFlags = new Uint8Array(model.rules.length * valueCount);
  model.rules.forEach((rule, index) => {
    model.attributes.forEach((attribute, at) => {
      attribute.usable.forEach((_, value) => {
        const matches = rule[at]?.[value] ?? true;
        ruleFlags[index * valueCount + (offsets[at] ?? 0) + value] = matches ? 1 : 0;
      });
    });
  });
  const words = Math.ceil(model.rules.length / 32);
  const matching = new Int32Array(valueCount * words);
  const open = new Int32Array(model.attributes.length * words);
  model.rules.forEach((rule, index) => {
    // A rule of open attributes only rejects nothing.
    if (rule.every((mask) => mask === null)) return;
    const word = index >> 5;
    const bit = 1 << (index & 31);
    for (let place = 0; place < valueCount; place += 1) {
      if (ruleFlags[index * valueCount + place] === 1) matching[place * words + word]! |= bit;
    }
    rule.forEach((mask, at) => {
      if (mask === null) open[at * words + word]! |= bit;
    });
  });
  return {
    model,
    diagram,
    depth: model.attributes.length,
    offsets,
    valueCount,
    ruleAttributes: model.rules.map((rule) => rule.flatMap((mask, at) => (mask ? [at] : []))),
    ruleFlags,
    matching,
    open,
    words,
    memo: {
      pairs: new Uint8Array(valueCount * valueCount),
      remaining: new Map(),
      conflicts: new Map(),
      dead: new Int32Array(diagram.nodeCount),
      search: 0,
      path: model.attributes.map(() => 0),
      counted: new Int32Array(diagram.nodeCount),
      below: new Float64Array(diagram.nodeCount),
    },
  };
}

/** Whether a rule matches a value of an attribute. */
export function ruleMatches(rules: CompiledRules, rule: number, attribute: number, value: number): boolean {
  return rules.ruleFlags[rule * rules.valueCount + (rules.offsets[attribute] ?? 0) + value] === 1;
}
