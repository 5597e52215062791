import { layOut, type Diagram } from '../diagram/diagram';
import type { RuleModel } from '../rule-model';
import { BrokenBytes, type ByteReader, type ByteWriter } from './bytes';

/** More nodes on one layer, or edges, than any diagram that was compiled. */
const maxNodes = 2 ** 24;

/** Writes the order of the attributes, the nodes of each layer and where their edges lead. */
export function writeDiagram(writer: ByteWriter, diagram: Diagram): void {
  const { order, sizes, widths, edgeStart, edges } = diagram;
  order.forEach((at) => writer.number(at));
  order.forEach((_, layer) => writer.number(widths[layer]!));
  order.forEach((_, layer) => {
    const size = sizes[layer]!;
    for (let at = size; at < (widths[layer]! + 1) * size; at += 1)
      writer.number(edges[edgeStart[layer]! + at]!);
  });
}

/** Reads a diagram for a model. Throws BrokenBytes for one that cannot be of the model. */
export function readDiagram(reader: ByteReader, { attributes }: RuleModel): Diagram {
  const depth = attributes.length;
  const order = attributes.map(() => reader.number(depth - 1));
  if (new Set(order).size !== depth) throw new BrokenBytes('an attribute has no layer');
  const widths = [...order.map(() => reader.number(maxNodes)), 1];
  const sizes = order.map((at) => attributes[at]!.usable.length);
  const total = widths.reduce((sum, width, layer) => sum + width * (sizes[layer] ?? 0), 0);
  if (total > maxNodes) throw new BrokenBytes(`${total} edges are too many`);
  if (depth > 0 && widths[0]! > 1) throw new BrokenBytes('it has several roots');
  const layers = order.map((at, layer) => {
    const { usable } = attributes[at]!;
    const size = usable.length;
    const edges = new Int32Array(widths[layer]! * size);
    for (let node = 0; node < widths[layer]!; node += 1) {
      let some = 0;
      for (let value = 0; value < size; value += 1) {
        const child = reader.number(widths[layer + 1]!);
        if (child > 0 && !usable[value]) throw new BrokenBytes('a value that is not usable leads on');
        edges[node * size + value] = child;
        some |= child;
      }
      if (some === 0) throw new BrokenBytes('a node leads nowhere');
    }
    return edges;
  });
  return layOut(order, sizes, layers);
}
