import { costOf, costOfChoice, never, preference } from '../nearest';
import type { Nearest, Preference, Wish } from '../nearest';
import type { Diagram } from './diagram';

/** Room for what is known of the running question, for all nodes. */
export interface PathMarks {
  question: number;
  readonly asked: Int32Array;
  /** What the way from a node to the end costs at least. */
  readonly floor: Int32Array;
  /** The value that begins the way found from a node. */
  readonly value: Int32Array;
}

export function pathMarks({ nodeCount }: Diagram): PathMarks {
  return {
    question: 0,
    asked: new Int32Array(nodeCount),
    floor: new Int32Array(nodeCount),
    value: new Int32Array(nodeCount),
  };
}

function floorOf(diagram: Diagram, marks: PathMarks, layer: number, node: number): number {
  if (node === 0) return never;
  const place = diagram.nodeStart[layer]! + node;
  return marks.asked[place] === marks.question ? marks.floor[place]! : 0;
}

/**
 * Looks for a way from a node to the end within a budget, the preferred values first. Where there is none it notes what
 * a way costs at least, so that no node is entered twice for nothing; later budgets of the same question use it too.
 */
function follow(
  diagram: Diagram,
  marks: PathMarks,
  preferences: readonly Preference[],
  layer: number,
  node: number,
  budget: number,
): boolean {
  if (layer === diagram.sizes.length) return true;
  if (floorOf(diagram, marks, layer, node) > budget) return false;
  const { first, firstCost, second, secondCost, otherCost } = preferences[layer]!;
  const size = diagram.sizes[layer]!;
  const row = diagram.edgeStart[layer]! + node * size;
  const place = diagram.nodeStart[layer]! + node;
  let floor = never;
  for (let rank = -2; rank < size; rank += 1) {
    const value = rank === -2 ? first : rank === -1 ? second : rank;
    if (value < 0 || (rank >= 0 && (value === first || value === second))) continue;
    const cost = rank === -2 ? firstCost : rank === -1 ? secondCost : otherCost;
    if (cost === never) break;
    const child = diagram.edges[row + value]!;
    if (child === 0) continue;
    if (cost <= budget && follow(diagram, marks, preferences, layer + 1, child, budget - cost)) {
      marks.value[place] = value;
      return true;
    }
    const least = cost + floorOf(diagram, marks, layer + 1, child);
    if (least < floor) floor = least;
  }
  marks.asked[place] = marks.question;
  marks.floor[place] = floor;
  return false;
}

/** The cost of the cheapest way from the root, which is then in `value`; `never` when there is none. */
function rise(diagram: Diagram, marks: PathMarks, preferences: readonly Preference[], from: number): number {
  if (!diagram.satisfiable) return never;
  let budget = from;
  while (budget < never && !follow(diagram, marks, preferences, 0, 1, budget)) {
    budget = Math.max(budget + 1, floorOf(diagram, marks, 0, 1));
  }
  return budget;
}

function begin(marks: PathMarks): void {
  marks.question = marks.question >= 2 ** 30 ? 1 : marks.question + 1;
  if (marks.question === 1) marks.asked.fill(0);
}

/** The preferences of a wish to which only choices given up are a cost. */
function choicesOnly(preferences: readonly Preference[], change: number): Preference[] {
  return preferences.map((each) => ({
    ...each,
    secondCost: each.secondCost === 0 ? 0 : change,
    otherCost: each.otherCost === never ? never : each.otherCost > change ? change : 0,
  }));
}

/** The cost of a wish, whose way is then in the marks. First the choices to give up, since they weigh most. */
function costOfWish(diagram: Diagram, marks: PathMarks, wish: Wish, atLeast: number): number {
  begin(marks);
  const preferences = diagram.order.map((at) => preference(wish, at));
  const change = costOfChoice(diagram.order.length);
  const givenUp = rise(diagram, marks, choicesOnly(preferences, change), atLeast * change);
  return rise(diagram, marks, preferences, givenUp);
}

/**
 * A configuration that has the values it must have and gives up the fewest choices; which one is left open. Null when
 * none has them.
 */
export function keepingPath(
  diagram: Diagram,
  marks: PathMarks,
  chosen: readonly number[],
  must: readonly number[],
): readonly number[] | null {
  begin(marks);
  const wish = { chosen, base: chosen, must };
  const preferences = diagram.order.map((at) => preference(wish, at));
  const cost = rise(diagram, marks, choicesOnly(preferences, costOfChoice(chosen.length)), 0);
  return cost === never ? null : pathOf(diagram, marks);
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

/**
 * The nearest configuration to a wish, on the diagram; null when none has the values that it must have. `atLeast` is a
 * number of choices known to be given up.
 */
export function cheapestPath(diagram: Diagram, marks: PathMarks, wish: Wish, atLeast = 0): Nearest | null {
  const cost = costOfWish(diagram, marks, wish, atLeast);
  if (cost === never) return null;
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
      if (own + costOfWish(diagram, marks, { ...wish, must }, 0) === left) {
        left -= own;
        return;
      }
    }
  });
  return { values: must, givenUp };
}
