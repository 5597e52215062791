import type { Diagram } from '../src/rule/diagram/diagram';

/** How many configurations have all choices, whatever the number. Goes through the whole diagram. */
export function countExactly(diagram: Diagram, chosen: readonly number[]): bigint {
  const { order, sizes, widths, edgeStart, edges, satisfiable } = diagram;
  if (!satisfiable) return 0n;
  let below: bigint[] = [0n, 1n];
  for (let layer = order.length - 1; layer >= 0; layer -= 1) {
    const wanted = chosen[order[layer]!]!;
    const size = sizes[layer]!;
    const own: bigint[] = [0n];
    for (let node = 1; node <= widths[layer]!; node += 1) {
      let sum = 0n;
      for (let value = 0; value < size; value += 1) {
        if (wanted < 0 || wanted === value) sum += below[edges[edgeStart[layer]! + node * size + value]!]!;
      }
      own.push(sum);
    }
    below = own;
  }
  return below[1]!;
}
