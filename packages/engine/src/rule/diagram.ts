import { maxAttributes } from './rule-model';
import type { MaskRule, RuleModel } from './rule-model';

/**
 * The allowed combinations of a rule model as a reduced decision diagram: one layer for each attribute, one edge for
 * each value, and every path from the root to the end is an allowed combination. Nodes are numbered layer by layer.
 */
export interface Diagram {
  /** How many values each attribute has. */
  readonly sizes: readonly number[];
  /** First node of each layer; the last entry is the end node. */
  readonly firstNode: readonly number[];
  /** Where the edges of each node start in `edges`. */
  readonly edgeOf: Int32Array;
  /** The node that each value leads to, -1 for none. */
  readonly edges: Int32Array;
  readonly nodeCount: number;
  /** False when no combination at all is allowed. */
  readonly satisfiable: boolean;
}

/** Rests of rules that are alike from an attribute on get one number, so that states which mean the same meet. */
function numberRests(rules: readonly MaskRule[], depth: number): number[][] {
  const rests: number[][] = rules.map(() => new Array<number>(depth + 1).fill(0));
  for (let at = depth - 1; at >= 0; at -= 1) {
    const known = new Map<string, number>();
    rules.forEach((rule, index) => {
      const mask = rule[at];
      const row = rests[index];
      if (!row) return;
      const open = !mask && row[at + 1] === 0;
      const key = `${mask ? mask.map(Number).join('') : '*'}|${row[at + 1]}`;
      const number = open ? 0 : (known.get(key) ?? known.size + 1);
      if (!open) known.set(key, number);
      row[at] = number;
    });
  }
  return rests;
}

/** Compiles a rule model (RUL-01). Throws RangeError for more than six attributes. */
export function compileDiagram(model: RuleModel): Diagram {
  const depth = model.attributes.length;
  if (depth > maxAttributes) throw new RangeError(`${depth} attributes are more than ${maxAttributes}`);
  const rests = numberRests(model.rules, depth);
  const nodes: number[][][] = Array.from({ length: depth }, () => []);
  const nodeByEdges: Map<string, number>[] = Array.from({ length: depth }, () => new Map<string, number>());
  const nodeByState: Map<string, number>[] = Array.from({ length: depth }, () => new Map<string, number>());

  /** The node that stands for the rules still alive at a layer; -1 when no combination is left below it. */
  const build = (at: number, alive: readonly number[]): number => {
    if (alive.some((rule) => rests[rule]?.[at] === 0)) return -1;
    if (at === depth) return 0;
    const distinct = new Map(alive.map((rule) => [rests[rule]?.[at] ?? 0, rule]));
    const state = [...distinct.keys()].sort((a, b) => a - b).join();
    const known = nodeByState[at]?.get(state);
    if (known !== undefined) return known;
    const rules = [...distinct.values()];
    const usable = model.attributes[at]?.usable ?? [];
    const edges = usable.map((use, value) =>
      use
        ? build(
            at + 1,
            rules.filter((rule) => model.rules[rule]?.[at]?.[value] ?? true),
          )
        : -1,
    );
    const key = edges.join();
    let node = edges.every((edge) => edge < 0) ? -1 : nodeByEdges[at]?.get(key);
    if (node === undefined) {
      node = nodes[at]?.push(edges) ?? 0;
      node -= 1;
      nodeByEdges[at]?.set(key, node);
    }
    nodeByState[at]?.set(state, node);
    return node;
  };
  const root = build(
    0,
    model.rules.map((_, index) => index),
  );
  return numberNodes(
    model.attributes.map((each) => each.usable.length),
    nodes,
    root >= 0,
  );
}

/** Lays the layers out one after another, so that a pass over all edges walks through memory in order. */
function numberNodes(
  sizes: readonly number[],
  nodes: readonly (readonly number[][])[],
  satisfiable: boolean,
): Diagram {
  const firstNode: number[] = [0];
  nodes.forEach((layer, at) => firstNode.push((firstNode[at] ?? 0) + layer.length));
  const edgeOf: number[] = [];
  const edges: number[] = [];
  nodes.forEach((layer, at) => {
    for (const node of layer) {
      edgeOf.push(edges.length);
      for (const child of node) edges.push(child < 0 ? -1 : (firstNode[at + 1] ?? 0) + child);
    }
  });
  return {
    sizes,
    firstNode,
    edgeOf: Int32Array.from(edgeOf),
    edges: Int32Array.from(edges),
    nodeCount: (firstNode.at(-1) ?? 0) + 1,
    satisfiable,
  };
}
