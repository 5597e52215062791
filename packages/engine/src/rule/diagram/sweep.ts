import type { Diagram } from './diagram';

/** Marks of the running question, for all nodes. They say nothing once it is answered. */
export interface SweepMarks {
  question: number;
  /** The chosen value of each layer, -1 for none. */
  readonly wanted: Int32Array;
  /** The question that last reached a node. */
  readonly reached: Int32Array;
  /** Twice the question that last asked whether a node is alive, and one more when it was not. */
  readonly asked: Int32Array;
  /** The nodes reached on each layer, from the layer's start on; not written where all are. */
  readonly list: Int32Array;
  /** How many nodes are reached on each layer. */
  readonly listed: Int32Array;
  readonly ways: Float64Array;
}

export function sweepMarks({ nodeCount, sizes }: Diagram): SweepMarks {
  return {
    question: 0,
    wanted: new Int32Array(sizes.length),
    reached: new Int32Array(nodeCount),
    asked: new Int32Array(nodeCount),
    list: new Int32Array(nodeCount),
    listed: new Int32Array(sizes.length + 1),
    ways: new Float64Array(nodeCount),
  };
}

/** The layers of the first and the last choice; the depth and -1 without one. */
interface Span {
  readonly first: number;
  readonly last: number;
}

/** Begins a question: notes the chosen values by layer. Node marks of earlier questions stop to count. */
function begin({ order }: Diagram, marks: SweepMarks, chosen: readonly number[]): Span {
  // Doubled it must stay a small integer.
  if (marks.question >= 2 ** 29) {
    marks.question = 0;
    marks.reached.fill(0);
    marks.asked.fill(0);
  }
  marks.question += 1;
  let first = order.length;
  let last = -1;
  for (let layer = 0; layer < order.length; layer += 1) {
    const value = chosen[order[layer]!]!;
    marks.wanted[layer] = value;
    if (value < 0) continue;
    last = layer;
    if (first === order.length) first = layer;
  }
  return { first, last };
}

/** Lists the nodes of a layer to which the choices above lead; all of them above the first choice. */
function reach(diagram: Diagram, marks: SweepMarks, layer: number, first: number): void {
  const { sizes, widths, edgeStart, nodeStart, edges } = diagram;
  const { reached, list, listed, question } = marks;
  if (layer <= first) {
    listed[layer] = widths[layer]!;
    return;
  }
  const start = nodeStart[layer]!;
  const above = layer - 1;
  const all = above <= first;
  let count = 0;
  const size = sizes[above]!;
  const aboveStart = nodeStart[above]!;
  const from = marks.wanted[above]! < 0 ? 0 : marks.wanted[above]!;
  const to = marks.wanted[above]! < 0 ? size : from + 1;
  // The dead end is never listed.
  reached[start] = question;
  for (let each = 0; each < listed[above]!; each += 1) {
    const row = edgeStart[above]! + (all ? each + 1 : list[aboveStart + each]!) * size;
    for (let edge = row + from; edge < row + to; edge += 1) {
      const child = edges[edge]!;
      if (reached[start + child] === question) continue;
      reached[start + child] = question;
      list[start + count] = child;
      count += 1;
    }
  }
  listed[layer] = count;
}

/** Whether the choices from a layer on lead from a node to the end. Nothing below the last choice is dead. */
function isAlive(diagram: Diagram, marks: SweepMarks, from: number, start: number, last: number): boolean {
  const { sizes, edges, edgeStart } = diagram;
  const { wanted, asked, question } = marks;
  let layer = from;
  let node = start;
  // Where a value is chosen there is one way only.
  while (node > 0 && layer <= last && wanted[layer]! >= 0) {
    node = edges[edgeStart[layer]! + node * sizes[layer]! + wanted[layer]!]!;
    layer += 1;
  }
  if (node === 0) return false;
  if (layer > last) return true;
  const place = diagram.nodeStart[layer]! + node;
  const mark = asked[place]!;
  if (mark >> 1 === question) return (mark & 1) === 0;
  const row = edgeStart[layer]! + node * sizes[layer]!;
  const end = row + sizes[layer]!;
  let alive = false;
  for (let edge = row; edge < end && !alive; edge += 1) {
    alive = edges[edge]! > 0 && isAlive(diagram, marks, layer + 1, edges[edge]!, last);
  }
  asked[place] = question * 2 + (alive ? 0 : 1);
  return alive;
}

/** Marks the values of a layer's attribute that lead from a reached node to the end. */
function markValues(
  diagram: Diagram,
  marks: SweepMarks,
  layer: number,
  { first, last }: Span,
  state: Uint8Array,
  offset: number,
): void {
  const { sizes, edgeStart, nodeStart, edges } = diagram;
  const { list } = marks;
  const size = sizes[layer]!;
  const start = nodeStart[layer]!;
  const all = layer <= first;
  const count = marks.listed[layer]!;
  // Below the last choice every way leads to the end.
  const free = layer >= last;
  let missing = diagram.leading[layer]!;
  for (let each = 0; each < count && missing > 0; each += 1) {
    const row = edgeStart[layer]! + (all ? each + 1 : list[start + each]!) * size;
    for (let value = 0; value < size; value += 1) {
      const child = edges[row + value]!;
      if (child === 0 || state[offset + value] === 1) continue;
      if (!free && !isAlive(diagram, marks, layer + 1, child, last)) continue;
      state[offset + value] = 1;
      missing -= 1;
    }
  }
}

/** How many ways lead through the listed nodes of the layers from the first to the last choice. */
function countThrough(diagram: Diagram, marks: SweepMarks, { first, last }: Span): number {
  const { sizes, edgeStart, nodeStart, edges, above, below } = diagram;
  const { list, listed, wanted } = marks;
  let ways = below;
  for (let layer = last; layer >= first; layer -= 1) {
    const size = sizes[layer]!;
    const start = nodeStart[layer]!;
    const next = nodeStart[layer + 1]!;
    const from = wanted[layer]! < 0 ? 0 : wanted[layer]!;
    const to = wanted[layer]! < 0 ? size : from + 1;
    // The dead end has no way on, whatever an earlier question left there.
    ways[next] = 0;
    for (let each = 0; each < listed[layer]!; each += 1) {
      const node = layer === first ? each + 1 : list[start + each]!;
      const row = edgeStart[layer]! + node * size;
      let sum = 0;
      for (let edge = row + from; edge < row + to; edge += 1) sum += ways[next + edges[edge]!]!;
      marks.ways[start + node] = sum;
    }
    ways = marks.ways;
  }
  let sum = 0;
  const start = nodeStart[first]!;
  for (let each = 0; each < listed[first]!; each += 1) {
    const place = start + each + 1;
    // Far above 2^53 a number of ways can be infinite, and none times infinitely many are none.
    if (ways[place]! > 0) sum += above[place]! * ways[place]!;
  }
  return sum;
}

/**
 * One pass down and one up through a diagram. Sets `state` to 1 for every value that some allowed configuration has
 * together with every choice for the other attributes, at offsets[attribute] + value.
 */
export function sweepValues(
  diagram: Diagram,
  marks: SweepMarks,
  chosen: readonly number[],
  state: Uint8Array,
  offsets: readonly number[],
): Span {
  const span = begin(diagram, marks, chosen);
  if (!diagram.satisfiable) return span;
  for (let layer = 0; layer < diagram.sizes.length; layer += 1) {
    reach(diagram, marks, layer, span.first);
    markValues(diagram, marks, layer, span, state, offsets[diagram.order[layer]!]!);
  }
  return span;
}

/** How many configurations have all choices, right after `sweepValues` gave their span. */
export function countSwept(diagram: Diagram, marks: SweepMarks, span: Span): number {
  if (!diagram.satisfiable) return 0;
  return span.last < 0 ? diagram.below[diagram.nodeStart[0]! + 1]! : countThrough(diagram, marks, span);
}

/** How many configurations have all choices. Exact below 2^53, the nearest doubles' sum above. */
export function countChosen(diagram: Diagram, marks: SweepMarks, chosen: readonly number[]): number {
  const span = begin(diagram, marks, chosen);
  if (diagram.satisfiable && span.last >= 0) {
    for (let layer = span.first; layer <= span.last; layer += 1) reach(diagram, marks, layer, span.first);
  }
  return countSwept(diagram, marks, span);
}

/** Whether some configuration has the values given (-1: any). */
export function hasPath(diagram: Diagram, marks: SweepMarks, wanted: readonly number[]): boolean {
  const { last } = begin(diagram, marks, wanted);
  return isAlive(diagram, marks, 0, diagram.satisfiable ? 1 : 0, last);
}
