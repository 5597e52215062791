import { costOf, costOfChoice, preference } from '../nearest';
import type { Nearest, Preference, Wish } from '../nearest';
import type { Diagram } from './diagram';

/** Room for the costs of the running question, for all nodes. */
export interface PathMarks {
  question: number;
  readonly asked: Int32Array;
  readonly cost: Float64Array;
  /** The value that begins the cheapest way on from a node. */
  readonly value: Int32Array;
}

export function pathMarks({ nodeCount }: Diagram): PathMarks {
  return {
    question: 0,
    asked: new Int32Array(nodeCount),
    cost: new Float64Array(nodeCount),
    value: new Int32Array(nodeCount),
  };
}

/** The cost of the cheapest way from a node to the end; infinite when there is none. Every node is asked once. */
function cheapest(
  diagram: Diagram,
  marks: PathMarks,
  preferences: readonly Preference[],
  layer: number,
  node: number,
): number {
  if (node === 0) return Infinity;
  if (layer === diagram.sizes.length) return 0;
  const place = diagram.nodeStart[layer]! + node;
  if (marks.asked[place] === marks.question) return marks.cost[place]!;
  const { first, firstCost, second, secondCost, otherCost } = preferences[layer]!;
  const size = diagram.sizes[layer]!;
  const row = diagram.edgeStart[layer]! + node * size;
  let best = Infinity;
  let value = -1;
  if (first >= 0) {
    best = firstCost + cheapest(diagram, marks, preferences, layer + 1, diagram.edges[row + first]!);
    value = first;
  }
  if (second >= 0 && secondCost < best) {
    const cost = secondCost + cheapest(diagram, marks, preferences, layer + 1, diagram.edges[row + second]!);
    if (cost < best) {
      best = cost;
      value = second;
    }
  }
  // A dearer value cannot win, and of equally dear ones the one preferred has been found.
  for (let each = 0; each < size && otherCost < best; each += 1) {
    if (each === first || each === second) continue;
    const cost = otherCost + cheapest(diagram, marks, preferences, layer + 1, diagram.edges[row + each]!);
    if (cost < best) {
      best = cost;
      value = each;
    }
  }
  marks.asked[place] = marks.question;
  marks.cost[place] = best;
  marks.value[place] = value;
  return best;
}

function costOfWish(diagram: Diagram, marks: PathMarks, wish: Wish): number {
  marks.question = marks.question >= 2 ** 30 ? 1 : marks.question + 1;
  if (marks.question === 1) marks.asked.fill(0);
  const preferences = diagram.order.map((at) => preference(wish, at));
  return cheapest(diagram, marks, preferences, 0, diagram.satisfiable ? 1 : 0);
}

function pathOf({ order, edges, edgeStart, nodeStart, sizes }: Diagram, marks: PathMarks): number[] {
  const values = new Array<number>(order.length).fill(0);
  let node = 1;
  order.forEach((at, layer) => {
    const value = marks.value[nodeStart[layer]! + node]!;
    values[at] = value;
    node = edges[edgeStart[layer]! + node * sizes[layer]! + value]!;
  });
  return values;
}

/** The nearest configuration to a wish, on the diagram; null when none has the values that it must have. */
export function cheapestPath(diagram: Diagram, marks: PathMarks, wish: Wish): Nearest | null {
  const cost = costOfWish(diagram, marks, wish);
  if (cost === Infinity) return null;
  const givenUp = Math.floor(cost / costOfChoice(diagram.order.length));
  if (diagram.inOrder) return { values: pathOf(diagram, marks), givenUp };
  // Ties follow the order of the attributes, not of the layers: fix one after the other at the first value that will do.
  const must = [...wish.must];
  let left = cost;
  wish.must.forEach((fixed, at) => {
    if (fixed >= 0) return;
    const wanted = preference(wish, at);
    const size = diagram.sizes[diagram.order.indexOf(at)]!;
    const rest = Array.from({ length: size }, (_, value) => value);
    const ranked = new Set([wanted.first, wanted.second, ...rest].filter((value) => value >= 0));
    for (const value of ranked) {
      const own = costOf(wanted, value);
      if (own > left) continue;
      must[at] = value;
      if (own + costOfWish(diagram, marks, { ...wish, must }) === left) {
        left -= own;
        return;
      }
    }
  });
  return { values: must, givenUp };
}
