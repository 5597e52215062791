import { lowestBit } from '../rule-bits';
import type { Diagram } from './diagram';
import { begin, type Span, type SweepMarks } from './sweep-marks';

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
  const chosen = marks.chosenFrom[layer]!;
  const value = diagram.valueStart[chosen]! + wanted[chosen]!;
  const leads = (diagram.after[place * diagram.words + (value >> 5)]! >> (value & 31)) & 1;
  // Of a single choice below, the values on the ways say all.
  if (leads === 0 || chosen === last) return leads === 1;
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

/** Marks the values of a layer's attribute, from the first choice to the last, that lead from a reached node to the end. */
function markValues(
  diagram: Diagram,
  marks: SweepMarks,
  layer: number,
  { first, last }: Span,
  state: Uint8Array,
): void {
  const { sizes, edgeStart, nodeStart, edges } = diagram;
  const { list } = marks;
  const size = sizes[layer]!;
  const start = nodeStart[layer]!;
  const offset = diagram.valueStart[layer]!;
  const count = marks.listed[layer]!;
  // Below the last choice every way leads to the end.
  const free = layer === last;
  let missing = size;
  for (let each = 0; each < count && missing > 0; each += 1) {
    const row = edgeStart[layer]! + (layer === first ? each + 1 : list[start + each]!) * size;
    for (let value = 0; value < size; value += 1) {
      const child = edges[row + value]!;
      if (child === 0 || state[offset + value] === 1) continue;
      if (!free && !isAlive(diagram, marks, layer + 1, child, last)) continue;
      state[offset + value] = 1;
      missing -= 1;
    }
  }
}

/** Adds a node's set of values to those found. */
function collect({ words }: Diagram, { found }: SweepMarks, sets: Int32Array, place: number): void {
  for (let word = 0; word < words; word += 1) found[word]! |= sets[place * words + word]!;
}

/** Collects the values above the first choice: those on the ways to its layer's nodes from which the choices lead on. */
function collectAbove(diagram: Diagram, marks: SweepMarks, { first, last }: Span): void {
  const start = diagram.nodeStart[first]!;
  for (let node = 1; node <= diagram.widths[first]!; node += 1) {
    if (isAlive(diagram, marks, first, node, last)) collect(diagram, marks, diagram.before, start + node);
  }
}

/** Collects the values below the last choice: those on the ways from the nodes that it leads to. */
function collectBelow(diagram: Diagram, marks: SweepMarks, { first, last }: Span): void {
  reach(diagram, marks, last + 1, first);
  const start = diagram.nodeStart[last + 1]!;
  for (let each = 0; each < marks.listed[last + 1]!; each += 1) {
    collect(diagram, marks, diagram.after, start + marks.list[start + each]!);
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
 * Sets `state` to 1 for every value that some allowed configuration has together with every choice for the other
 * attributes, by its place among all values. One pass down and up from the first to the last choice; what lies above
 * and below was found when the diagram was laid out.
 */
export function sweepValues(
  diagram: Diagram,
  marks: SweepMarks,
  chosen: readonly number[],
  state: Uint8Array,
): Span {
  const span = begin(diagram, marks, chosen);
  if (!diagram.satisfiable) return span;
  const { found } = marks;
  found.fill(0);
  for (let layer = span.first; layer <= span.last; layer += 1) {
    reach(diagram, marks, layer, span.first);
    markValues(diagram, marks, layer, span, state);
  }
  if (span.last < 0) collect(diagram, marks, diagram.after, diagram.nodeStart[0]! + 1);
  else {
    if (span.first > 0) collectAbove(diagram, marks, span);
    if (span.last + 1 < diagram.sizes.length) collectBelow(diagram, marks, span);
  }
  for (let word = 0; word < found.length; word += 1) {
    let set = found[word]!;
    while (set !== 0) {
      state[word * 32 + lowestBit(set)] = 1;
      set &= set - 1;
    }
  }
  return span;
}

/** How many configurations have all choices, right after `sweepValues` gave their span. */
export function countSwept(diagram: Diagram, marks: SweepMarks, span: Span): number {
  if (!diagram.satisfiable) return 0;
  return span.last < 0 ? diagram.below[diagram.nodeStart[0]! + 1]! : countThrough(diagram, marks, span);
}

/** Whether some configuration has the values given (-1: any). */
export function hasPath(diagram: Diagram, marks: SweepMarks, wanted: readonly number[]): boolean {
  const { last } = begin(diagram, marks, wanted);
  return isAlive(diagram, marks, 0, diagram.satisfiable ? 1 : 0, last);
}
