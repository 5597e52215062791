import { reachableValues, type ReachableValues } from './reachable-values';

/**
 * The allowed combinations of a rule model as a reduced decision diagram: one layer for each attribute, one edge for
 * each value, and every path from the root to the end is an allowed combination. The nodes of a layer have the numbers
 * from 1; node 0 of every layer is the dead end. The root is node 1 of the first layer, the end node 1 after the last.
 */
export interface Diagram extends ReachableValues {
  /** The attribute of each layer. */
  readonly order: readonly number[];
  /** Whether the layers stand in the order of the attributes. */
  readonly inOrder: boolean;
  /** How many values the attribute of each layer has. */
  readonly sizes: readonly number[];
  /** How many nodes each layer has, the dead end apart; one more entry for the end. */
  readonly widths: readonly number[];
  /** Where the edges of each layer start: those of node n at edgeStart + n * size, the dead end's rows with them. */
  readonly edgeStart: readonly number[];
  /** The node of the next layer that each value leads to. */
  readonly edges: Int32Array;
  /** Where each layer, and the end, starts in arrays over all nodes. */
  readonly nodeStart: readonly number[];
  /** Nodes of all layers with their dead ends. */
  readonly nodeCount: number;
  /** False when no combination at all is allowed. */
  readonly satisfiable: boolean;
  /** How many ways lead from each node to the end; exact below 2^53. */
  readonly below: Float64Array;
  /** How many ways lead from the root to each node; exact below 2^53. */
  readonly above: Float64Array;
}

/** Where layers of these widths and sizes start. */
function starts(widths: readonly number[], size: (layer: number) => number): number[] {
  const found = [0];
  widths.forEach((width, layer) => found.push((found[layer] ?? 0) + (width + 1) * size(layer)));
  return found;
}

/**
 * A diagram from the edges of each layer, node after node from node 1 on. A first layer without a node means that
 * nothing is allowed.
 */
export function layOut(
  order: readonly number[],
  sizes: readonly number[],
  layers: readonly Int32Array[],
): Diagram {
  const widths = [...layers.map((layer, at) => (layer.length === 0 ? 0 : layer.length / sizes[at]!)), 1];
  const edgeStart = starts(widths, (layer) => sizes[layer] ?? 0);
  const nodeStart = starts(widths, () => 1);
  const edges = new Int32Array(edgeStart.at(-1) ?? 0);
  layers.forEach((layer, at) => edges.set(layer, (edgeStart[at] ?? 0) + (sizes[at] ?? 0)));
  const nodeCount = nodeStart.at(-1) ?? 0;
  const diagram = {
    order,
    inOrder: order.every((attribute, layer) => attribute === layer),
    sizes,
    widths,
    edgeStart,
    edges,
    nodeStart,
    nodeCount,
    satisfiable: (widths[0] ?? 0) > 0,
    below: new Float64Array(nodeCount),
    above: new Float64Array(nodeCount),
    ...reachableValues({ sizes, widths, edgeStart, edges, nodeStart, nodeCount }, order),
  };
  countWays(diagram);
  return diagram;
}

/** Fills in how many ways lead to and from every node. */
function countWays({ sizes, widths, edgeStart, edges, nodeStart, below, above, satisfiable }: Diagram): void {
  const depth = sizes.length;
  below[nodeStart[depth]! + 1] = 1;
  for (let layer = depth - 1; layer >= 0; layer -= 1) {
    for (let node = 1; node <= widths[layer]!; node += 1) {
      let sum = 0;
      const row = edgeStart[layer]! + node * sizes[layer]!;
      for (let value = 0; value < sizes[layer]!; value += 1) {
        sum += below[nodeStart[layer + 1]! + edges[row + value]!]!;
      }
      below[nodeStart[layer]! + node] = sum;
    }
  }
  if (satisfiable) above[nodeStart[0]! + 1] = 1;
  for (let layer = 0; layer < depth; layer += 1) {
    for (let node = 1; node <= widths[layer]!; node += 1) {
      const ways = above[nodeStart[layer]! + node]!;
      const row = edgeStart[layer]! + node * sizes[layer]!;
      for (let value = 0; value < sizes[layer]!; value += 1) {
        const child = edges[row + value]!;
        if (child > 0) above[nodeStart[layer + 1]! + child]! += ways;
      }
    }
  }
}
