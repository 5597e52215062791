import { LWPolylineFlags, type DxfBlock } from '@tarikjabiri/dxf';
import type { DrawnPiece } from './drawn';
import { layerOf } from './layers';
import type { Paper } from './paper';
import type { Point, ViewName } from './view';

/** A name that CAD programs take for a block: the separator of a reference becomes the point that it also knows. */
function blockName(name: string): string {
  return name.replace(/[<>/\\":;?*|=,`'\s]+/g, (run) => (run === '/' ? '.' : '_'));
}

function addLines(
  block: DxfBlock,
  lines: readonly Point[][],
  layerName: string,
  place: Paper['place'],
): void {
  for (const line of lines) {
    const [first, last] = [line[0], line.at(-1)];
    if (!first || !last) continue;
    const isClosed = line.length > 3 && Math.hypot(first.x - last.x, first.y - last.y) < 0.1;
    const points = isClosed ? line.slice(0, -1) : line;
    block.addLWPolyline(
      points.map(({ x, y }) => ({ point: place(x, y) })),
      { layerName, flags: isClosed ? LWPolylineFlags.Closed : LWPolylineFlags.None },
    );
  }
}

/** Puts pieces on the paper as inserts of blocks: one block for each view of a name that is drawn alike. */
export function openBlocks({ dxf, place }: Paper) {
  const names = new Map<string, Map<readonly Point[][], string>>();
  return (view: ViewName, { named, at, lines }: DrawnPiece, moved: Point): void => {
    const { piece, name } = named;
    const stem = blockName(`${view.toUpperCase()}-${name}`);
    let known = names.get(stem);
    if (!known) names.set(stem, (known = new Map<readonly Point[][], string>()));
    let block = known.get(lines);
    const layerName = layerOf(piece.kind);
    if (block === undefined) {
      block = known.size === 0 ? stem : `${stem}-${known.size + 1}`;
      known.set(lines, block);
      addLines(dxf.addBlock(block), lines, layerName, place);
    }
    dxf.modelSpace.addInsert(block, place(at.x + moved.x, at.y + moved.y), { layerName });
  };
}
