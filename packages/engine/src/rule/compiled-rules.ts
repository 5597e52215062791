import { pathMarks, type PathMarks } from './diagram/cheapest-path';
import { compileDiagram, defaultNodeLimit } from './diagram/compile-diagram';
import type { Diagram } from './diagram/diagram';
import { defaultWorkLimit, Work } from './diagram/work';
import { sweepMarks, type SweepMarks } from './diagram/sweep-marks';
import { ruleBits, type RuleBits } from './rule-bits';
import { checkRuleModel, type RuleModel } from './rule-model';
import { createSolver, type Solver } from './search/solver';

/** How the questions about a rule model are answered: all on the diagram, or by an exact search. */
export type Answering =
  | {
      readonly by: 'diagram';
      readonly diagram: Diagram;
      readonly sweep: SweepMarks;
      readonly path: PathMarks;
    }
  | { readonly by: 'search'; readonly solver: Solver };

/**
 * A rule model ready to be asked. The marks in `answering` and the maps of `memo` only remember answers and serve a
 * running question; what the functions of this folder return depends on the rules and the arguments alone.
 */
export interface CompiledRules {
  readonly model: RuleModel;
  readonly bits: RuleBits;
  readonly answering: Answering;
  /** The nodes that the diagram might take. */
  readonly nodeLimit: number;
  /** Says so when the diagram would have passed a limit and a search answers instead; null otherwise. */
  readonly note: string | null;
  readonly memo: {
    /** The values possible beside a single value, by its place among all values; the last entry: without any. */
    readonly beside: (Uint8Array | undefined)[];
    /** The rules behind a conflict. */
    readonly conflicts: Map<string, readonly number[]>;
  };
}

/** Makes a rule model ready with its diagram; null stands for one that passes a limit. */
export function rulesWith(model: RuleModel, diagram: Diagram | null, nodeLimit: number): CompiledRules {
  const bits = ruleBits(model);
  return {
    model,
    bits,
    answering: diagram
      ? { by: 'diagram', diagram, sweep: sweepMarks(diagram), path: pathMarks(diagram) }
      : { by: 'search', solver: createSolver(model, bits) },
    nodeLimit,
    note: diagram
      ? null
      : `The diagram would pass ${nodeLimit} nodes or the limit of work: answered by an exact search.`,
    memo: { beside: [], conflicts: new Map() },
  };
}

/**
 * Compiles rules once for many questions: any number of attributes, values and rules. A model whose diagram would pass
 * `nodeLimit` nodes, or take more than `workLimit` elementary steps, is answered by an exact search instead, with the
 * same results. Throws RangeError for a rule that does not fit the attributes.
 */
export function compileRules(
  model: RuleModel,
  nodeLimit = defaultNodeLimit,
  workLimit = defaultWorkLimit,
): CompiledRules {
  checkRuleModel(model);
  return rulesWith(model, compileDiagram(model, nodeLimit, new Work(workLimit)), nodeLimit);
}
