import { lowestBit } from '../rule-bits';
import type { RuleModel } from '../rule-model';
import { layOut, type Diagram } from './diagram';
import { RowTable } from './intern';
import { suffixLayers, type SuffixLayer } from './rule-suffixes';
import { variableOrders } from './variable-order';
import { Work, WorkLimitPassed } from './work';

/** So many states and no more a compilation may meet, and so many edges. A browser holds them in a few megabytes. */
export const defaultNodeLimit = 200_000;
const edgesPerNode = 16;

/** The edges of the states of one layer before alike ones are joined; -1 leads nowhere. */
interface OpenLayer {
  readonly edges: Int32Array;
  readonly count: number;
}

/** Writes the state after a value into `child`: the rests alive on the next layer, none that another one covers. */
function follow(
  layer: SuffixLayer,
  after: SuffixLayer | undefined,
  states: Int32Array,
  state: number,
  value: number,
  child: Int32Array,
  covered: Int32Array,
  work: Work,
): void {
  const words = child.length;
  let steps = 3 * words + layer.words;
  for (let word = 0; word < words; word += 1) {
    child[word] = layer.beginning[value * words + word]!;
    covered[word] = 0;
  }
  if (!after) return work.spend(steps);
  for (let word = 0; word < layer.words; word += 1) {
    let set = states[state * layer.words + word]! & layer.continuing[value * layer.words + word]!;
    while (set !== 0) {
      const to = layer.next[word * 32 + lowestBit(set)]!;
      set &= set - 1;
      steps += 1;
      child[to >> 5]! |= 1 << (to & 31);
    }
  }
  for (let word = 0; word < words; word += 1) {
    let set = child[word]!;
    while (set !== 0) {
      const rest = word * 32 + lowestBit(set);
      set &= set - 1;
      steps += 1;
      if (after.covers[rest] === 0) continue;
      steps += words;
      for (let each = 0; each < words; each += 1) covered[each]! |= after.covered[rest * words + each]!;
    }
  }
  for (let word = 0; word < words; word += 1) child[word]! &= ~covered[word]!;
  work.spend(steps);
}

function isRejected(layer: SuffixLayer, states: Int32Array, state: number, value: number): boolean {
  if (layer.dead[value] === 1) return true;
  for (let word = 0; word < layer.words; word += 1) {
    if ((states[state * layer.words + word]! & layer.rejecting[value * layer.words + word]!) !== 0)
      return true;
  }
  return false;
}

/** Follows every state through every value, layer by layer; null when the limit is met. */
function expand(
  layers: readonly SuffixLayer[],
  sizes: readonly number[],
  limit: number,
  work: Work,
): OpenLayer[] | null {
  const found: OpenLayer[] = [];
  let states = new RowTable(layers[0]?.words ?? 1);
  states.intern(new Int32Array(states.width), 0);
  let nodes = 1;
  let edgeCount = 0;
  for (let at = 0; at < layers.length; at += 1) {
    const layer = layers[at]!;
    const after = layers[at + 1];
    const size = sizes[at]!;
    edgeCount += states.count * size;
    if (nodes > limit || edgeCount > limit * edgesPerNode) return null;
    const edges = new Int32Array(states.count * size).fill(-1);
    const children = new RowTable(after?.words ?? 1);
    const child = new Int32Array(children.width);
    const covered = new Int32Array(children.width);
    for (let state = 0; state < states.count; state += 1) {
      if (nodes + children.count > limit) return null;
      for (let value = 0; value < size; value += 1) {
        work.spend(layer.words);
        if (isRejected(layer, states.rows, state, value)) continue;
        follow(layer, after, states.rows, state, value, child, covered, work);
        edges[state * size + value] = children.intern(child, 0);
      }
    }
    found.push({ edges, count: states.count });
    states = children;
    nodes += children.count;
  }
  return found;
}

/** Joins the nodes with the same edges from the last layer up, and drops those from which nothing is reached. */
function reduce(open: readonly OpenLayer[], sizes: readonly number[]): Int32Array[] {
  const layers: Int32Array[] = open.map(({ edges }) => edges);
  let nodeOf = Int32Array.of(1);
  for (let at = open.length - 1; at >= 0; at -= 1) {
    const { edges, count } = open[at]!;
    const size = sizes[at]!;
    const kept = new RowTable(size);
    const row = new Int32Array(size);
    const own = new Int32Array(count);
    for (let state = 0; state < count; state += 1) {
      let alive = 0;
      for (let value = 0; value < size; value += 1) {
        const edge = edges[state * size + value]!;
        row[value] = edge < 0 ? 0 : nodeOf[edge]!;
        alive |= row[value]!;
      }
      own[state] = alive === 0 ? 0 : kept.intern(row, 0) + 1;
    }
    layers[at] = kept.rows.slice(0, kept.count * size);
    nodeOf = own;
  }
  return layers;
}

/**
 * Compiles a rule model (RUL-01); null when it would take more states than the limit, in any promising order, or more
 * work than `work` has left.
 */
export function compileDiagram(
  model: RuleModel,
  limit = defaultNodeLimit,
  work: Work = new Work(),
): Diagram | null {
  try {
    for (const order of variableOrders(model, work)) {
      const sizes = order.map((at) => model.attributes[at]!.usable.length);
      const open = expand(suffixLayers(model, order, work), sizes, limit, work);
      if (open) return layOut(order, sizes, reduce(open, sizes));
    }
  } catch (cause) {
    if (!(cause instanceof WorkLimitPassed)) throw cause;
  }
  return null;
}
