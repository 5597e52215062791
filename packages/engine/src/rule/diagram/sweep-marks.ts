import type { Diagram } from './diagram';

/** Marks of the running question, for all nodes. They say nothing once it is answered. */
export interface SweepMarks {
  question: number;
  /** The chosen value of each layer, -1 for none. */
  readonly wanted: Int32Array;
  /** The first chosen layer from each layer on; the depth after the last. */
  readonly chosenFrom: Int32Array;
  /** The question that last reached a node. */
  readonly reached: Int32Array;
  /** Twice the question that last asked whether a node is alive, and one more when it was not. */
  readonly asked: Int32Array;
  /** The nodes reached on each layer, from the layer's start on; not written where all are. */
  readonly list: Int32Array;
  /** How many nodes are reached on each layer. */
  readonly listed: Int32Array;
  readonly ways: Float64Array;
  /** The values found at once, as bits. */
  readonly found: Int32Array;
}

/** Room for the marks of every question to a diagram, one after the other. */
export function sweepMarks({ nodeCount, sizes, words }: Diagram): SweepMarks {
  return {
    question: 0,
    wanted: new Int32Array(sizes.length),
    chosenFrom: new Int32Array(sizes.length + 1),
    reached: new Int32Array(nodeCount),
    asked: new Int32Array(nodeCount),
    list: new Int32Array(nodeCount),
    listed: new Int32Array(sizes.length + 1),
    ways: new Float64Array(nodeCount),
    found: new Int32Array(words),
  };
}

/** The layers of the first and the last choice; the depth and -1 without one. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

/** Begins a question: notes the chosen values by layer. Node marks of earlier questions stop to count. */
export function begin({ order }: Diagram, marks: SweepMarks, chosen: readonly number[]): Span {
  // Doubled it must stay a small integer.
  if (marks.question >= 2 ** 29) {
    marks.question = 0;
    marks.reached.fill(0);
    marks.asked.fill(0);
  }
  marks.question += 1;
  const depth = order.length;
  let next = depth;
  let last = -1;
  marks.chosenFrom[depth] = depth;
  for (let layer = depth - 1; layer >= 0; layer -= 1) {
    const value = chosen[order[layer]!]!;
    marks.wanted[layer] = value;
    if (value >= 0) {
      next = layer;
      if (last < 0) last = layer;
    }
    marks.chosenFrom[layer] = next;
  }
  return { first: next, last };
}
