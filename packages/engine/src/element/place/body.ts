import { isBelt } from '../../catalogue/model';
import type { Model } from '../../catalogue/row/model';
import type { ArticleElement } from '../element';
import type { ElementCatalogue } from '../element-catalogue';
import { boxOfAimed } from '../../body/pivots-of';
import type { Box } from '../../body/body-box';
import type { Position } from '../position';
import type { Body } from './bounds';
import { boundsOf, turnedBox } from './turned-box';

/** Where the position of an element is on its body, by the kind of its model; others hang from their top. */
const anchors: Readonly<Record<string, 'bottom' | 'middle'>> = {
  floor: 'bottom',
  table: 'bottom',
  ground: 'bottom',
  wall: 'middle',
};

/** The measures of a model's body in metres, or null when it has none; a belt follows other elements and takes no room of its own. A body as wide as long is taken as round. */
export function bodySizeOf(model: Model): { x: number; y: number; z: number; round: boolean } | null {
  const measures = model.technicalData.dimensionsMm;
  if (!measures || isBelt(model.articleType)) return null;
  const { length, width, height } = measures;
  if (![length, width, height].every((each) => Number.isFinite(each) && each > 0)) return null;
  return { x: length / 1000, y: height / 1000, z: width / 1000, round: length === width };
}

function bottomOf(element: ArticleElement, model: Model, height: number): number {
  const { y } = element.position;
  const { pendantHeight } = element.attributes;
  if (pendantHeight !== undefined) return y - pendantHeight / 100;
  const anchor = anchors[model.kind];
  if (anchor === 'bottom') return y;
  return anchor === 'middle' ? y - height / 2 : y - height;
}

/** A box of a body's own frame in the room: its size, and its middle where the middle of the measures stands, turned and tilted about that. */
function boxAt(
  middle: Position,
  half: number,
  { min, max }: Box,
  turn: number,
  tilt: number,
): { readonly middle: Position; readonly size: Position } {
  const size = { x: max.x - min.x, y: max.y - min.y, z: max.z - min.z };
  const off = [(min.x + max.x) / 2, (min.y + max.y) / 2 - half, (min.z + max.z) / 2] as const;
  const { axes } = turnedBox(middle, size, turn, tilt);
  const along = (axis: 'x' | 'y' | 'z') => axes.reduce((sum, way, at) => sum + way[axis] * (off[at] ?? 0), 0);
  return { size, middle: { x: middle.x + along('x'), y: middle.y + along('y'), z: middle.z + along('z') } };
}

/**
 * The body of an element where it stands, turned and tilted about its middle; of one whose pivots are turned, the box that it fills then. A pendant's lowest point is its pendant
 * height below its position while it lies level; what it hangs by is a body of its own. Null: it has no body.
 */
export function bodyOf(element: ArticleElement, catalogue: ElementCatalogue): Body | null {
  const sheet = catalogue.model(element.model)?.sheet;
  const model = sheet?.model;
  const size = model ? bodySizeOf(model) : null;
  if (!model || !size) return null;
  const { x, z } = element.position;
  const { turn = 0, tilt = 0, onRun } = element;
  const minY = bottomOf(element, model, size.y);
  const on = onRun ? { onRun } : {};
  const aimed = boxOfAimed(sheet, element.aim);
  if (aimed) {
    const { middle, size: reached } = boxAt({ x, y: minY + size.y / 2, z }, size.y / 2, aimed, turn, tilt);
    const turned = turnedBox(middle, reached, turn, tilt);
    return { ...boundsOf(turned), round: false, turned, ...on };
  }
  if (tilt !== 0 || (turn !== 0 && !size.round)) {
    const middle = { x, y: minY + size.y / 2, z };
    const turned = turnedBox(middle, size, turn, tilt);
    return { ...boundsOf(turned), round: false, turned, ...on };
  }
  return {
    minX: x - size.x / 2,
    maxX: x + size.x / 2,
    minY,
    maxY: minY + size.y,
    minZ: z - size.z / 2,
    maxZ: z + size.z / 2,
    round: size.round,
    ...on,
  };
}
