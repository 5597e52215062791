import { matrixOf } from '../../stage/place/matrix-of';
import type { NamedPiece, Product } from '../product/product';
import { shapesOf } from '../product/shapes';
import { outlineOf } from './outline';
import { onPaper, type Point, type ViewName } from './view';

/** A piece in a view: where it stands on the paper and the lines that show it from there. Millimetres. */
export interface DrawnPiece {
  readonly named: NamedPiece;
  readonly at: Point;
  readonly lines: readonly Point[][];
}

/** The box of what is drawn, millimetres. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** The boxes of lines, which many pieces share. */
const boxes = new WeakMap<readonly Point[][], Box>();

function boxOfPoints(points: Iterable<Point>): Box {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    bottom = Math.min(bottom, y);
    top = Math.max(top, y);
  }
  return { left, right, bottom, top };
}

/** The box of a piece on the paper. */
export function boxOf({ at, lines }: DrawnPiece): Box {
  if (lines.length === 0) return { left: at.x, right: at.x, bottom: at.y, top: at.y };
  let box = boxes.get(lines);
  if (!box) boxes.set(lines, (box = boxOfPoints(lines.flat())));
  const { left, right, bottom, top } = box;
  return { left: left + at.x, right: right + at.x, bottom: bottom + at.y, top: top + at.y };
}

/** The box around all pieces. */
export function boxAround(pieces: readonly DrawnPiece[]): Box {
  return boxOfPoints(
    pieces.map(boxOf).flatMap(({ left, right, bottom, top }) => [
      { x: left, y: bottom },
      { x: right, y: top },
    ]),
  );
}

/** All pieces of a product in a view. Pieces of the same shape that stand alike share their lines. */
export function drawnPieces(product: Product, view: ViewName): readonly DrawnPiece[] {
  const { shapeOf } = shapesOf(product);
  const outlines = new Map<string, readonly Point[][]>();
  return product.pieces.map((named) => {
    const { piece } = named;
    const key = `${shapeOf(named).index} ${piece.turn} ${piece.tilt}`;
    let lines = outlines.get(key);
    if (!lines) outlines.set(key, (lines = outlineOf(piece.parts, view, matrixOf(piece))));
    return { named, at: onPaper(view, piece.position), lines };
  });
}
