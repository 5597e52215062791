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
  return {
    model,
    diagram,
    depth: model.attributes.length,
    offsets,
    valueCount,
    ruleAttributes: model.rules.map((rule) => rule.flatMap((mask, at) => (mask ? [at] : []))),
    ruleFlags,
    memo: {
      pairs: new Uint8Array(valueCount * valueCount),
      remaining: new Map(),
      conflicts: new Map(),
      dead: new Int32Array(diagram.nodeCount),
      search: 0,
      path: model.attributes.map(() => 0),
    },
  };
}

/** Whether a rule matches a value of an attribute. */
export function ruleMatches(rules: CompiledRules, rule: number, attribute: number, value: number): boolean {
  return rules.ruleFlags[rule * rules.valueCount + (rules.offsets[attribute] ?? 0) + value] === 1;
}
