/** The layers of a diagram, as far as its ways are followed. */
interface Layers {
  readonly sizes: readonly number[];
  readonly widths: readonly number[];
  readonly edgeStart: readonly number[];
  readonly edges: Int32Array;
  readonly nodeStart: readonly number[];
  readonly nodeCount: number;
}

/** The values on the ways from and to every node, as sets of bits by their places among all values. */
export interface ReachableValues {
  /** Place of the first value of each layer's attribute, in the order of the attributes. */
  readonly valueStart: readonly number[];
  /** Integers for one set. */
  readonly words: number;
  /** By node the values of its layer and those after it that lie on a way from it to the end. */
  readonly after: Int32Array;
  /** By node the values of the layers before its own that lie on a way from the root to it. */
  readonly before: Int32Array;
}

function valueStarts(order: readonly number[], sizes: readonly number[]): number[] {
  const starts = new Array<number>(order.length).fill(0);
  let start = 0;
  order.forEach((_, at) => {
    const layer = order.indexOf(at);
    starts[layer] = start;
    start += sizes[layer]!;
  });
  return starts;
}

/** Adds one set to another, and one value. */
function join(
  to: Int32Array,
  toSet: number,
  from: Int32Array,
  fromSet: number,
  words: number,
  value: number,
): void {
  for (let word = 0; word < words; word += 1) to[toSet * words + word]! |= from[fromSet * words + word]!;
  to[toSet * words + (value >> 5)]! |= 1 << (value & 31);
}

/** Finds the values on the ways of a diagram, in one pass up and one down. */
export function reachableValues(layers: Layers, order: readonly number[]): ReachableValues {
  const { sizes, widths, edgeStart, edges, nodeStart, nodeCount } = layers;
  const valueStart = valueStarts(order, sizes);
  const words = Math.max(1, Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / 32));
  const after = new Int32Array(nodeCount * words);
  const before = new Int32Array(nodeCount * words);
  const everyEdge = (layer: number, act: (node: number, child: number, value: number) => void): void => {
    for (let node = 1; node <= widths[layer]!; node += 1) {
      for (let value = 0; value < sizes[layer]!; value += 1) {
        const child = edges[edgeStart[layer]! + node * sizes[layer]! + value]!;
        if (child > 0)
          act(nodeStart[layer]! + node, nodeStart[layer + 1]! + child, valueStart[layer]! + value);
      }
    }
  };
  for (let layer = sizes.length - 1; layer >= 0; layer -= 1) {
    everyEdge(layer, (node, child, value) => join(after, node, after, child, words, value));
  }
  for (let layer = 0; layer < sizes.length; layer += 1) {
    everyEdge(layer, (node, child, value) => join(before, child, before, node, words, value));
  }
  return { valueStart, words, after, before };
}
