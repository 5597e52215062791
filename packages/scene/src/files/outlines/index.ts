import { no, ok, problem, type Creation, type ElementCatalogue, type Result } from '@lucerna/engine';
import { piecesOf } from '../../piece/pieces-of';
import { boxAround, drawnPieces, type Box, type DrawnPiece } from '../dxf/drawn';
import type { Point } from '../dxf/view';
import { productOf } from '../product/product';

/** A view as lines on paper: millimetres from its left upper corner, y downwards, as data of SVG paths. */
export interface Outline {
  /** The whole measures. */
  readonly width: number;
  readonly height: number;
  /** The lines of luminaires, canopies and parts. */
  readonly body: string;
  /** The lines of cables and wires. */
  readonly cable: string;
}

export interface Outlines {
  /** From the side that shows more of it: the front, or the left of what is deeper than wide. */
  readonly elevation: Outline;
  /** From above, turned so that it stands under the elevation. */
  readonly plan: Outline;
}

/** A tenth of a millimetre is the finest that is drawn. */
const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A plan turned by a quarter: what lay deep in it lies along the paper. */
function quarterTurned(pieces: readonly DrawnPiece[]): readonly DrawnPiece[] {
  const turned = ({ x, y }: Point): Point => ({ x: -y, y: x });
  return pieces.map(({ named, at, lines }) => ({
    named,
    at: turned(at),
    lines: lines.map((line) => line.map(turned)),
  }));
}

function pathOf({ at, lines }: DrawnPiece, { left, top }: Box): string {
  return lines
    .map((line) => {
      const points = line.map(({ x, y }) => `${tenth(x + at.x - left)} ${tenth(top - y - at.y)}`);
      return `M${points.filter((each, place) => each !== points[place - 1]).join('L')}`;
    })
    .join('');
}

function outlineOfPieces(pieces: readonly DrawnPiece[]): Outline {
  const box = boxAround(pieces);
  const pathsOf = (some: readonly DrawnPiece[]): string => some.map((each) => pathOf(each, box)).join('');
  const isCable = ({ named }: DrawnPiece): boolean => named.piece.kind === 'cable';
  return {
    width: tenth(box.right - box.left),
    height: tenth(box.top - box.bottom),
    body: pathsOf(pieces.filter((each) => !isCable(each))),
    cable: pathsOf(pieces.filter(isCable)),
  };
}

/**
 * A product as an architect draws it, the same lines as in its DXF: upright and from above, without the room. Error:
 * `articles-not-found`, when there is nothing to draw.
 */
export function outlinesOf(creation: Creation, catalogue: ElementCatalogue): Result<Outlines> {
  const product = productOf(piecesOf(creation, catalogue), catalogue, {
    name: '',
    code: '',
    brand: '',
    day: '',
    units: 'metric',
  });
  if (product.pieces.length === 0) return no(problem('articles-not-found'));
  const plan = drawnPieces(product, 'plan');
  const { left, right, bottom, top } = boxAround(plan);
  const isDeep = top - bottom > right - left;
  return ok({
    elevation: outlineOfPieces(drawnPieces(product, isDeep ? 'side' : 'front')),
    plan: outlineOfPieces(isDeep ? quarterTurned(plan) : plan),
  });
}
