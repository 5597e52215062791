import type { Model } from '../../catalogue/row/model';
import type { ArticleElement } from '../element';
import type { ElementCatalogue } from '../element-catalogue';
import type { Body } from './bounds';
import { boundsOf, turnedBox } from './turned-box';

/** Where the position of an element is on its body, by the kind of its model; others hang from their top. */
const anchors: Readonly<Record<string, 'bottom' | 'middle'>> = {
  floor: 'bottom',
  table: 'bottom',
  ground: 'bottom',
  wall: 'middle',
};

/** Complements with this level 2 are belts: they follow other elements and take no room of their own. */
const beltLevel2 = 11;

/** The measures of a model's body in metres, or null when it has none. A body as wide as long is taken as round. */
export function bodySizeOf(model: Model): { x: number; y: number; z: number; round: boolean } | null {
  const measures = model.technicalData.dimensionsMm;
  if (!measures || model.articleType.level2 === beltLevel2) return null;
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

/**
 * The body of an element where it stands, turned and tilted about its middle. A pendant's lowest point is its pendant
 * height below its position while it lies level; what it hangs by is a body of its own. Null: it has no body.
 */
export function bodyOf(element: ArticleElement, catalogue: ElementCatalogue): Body | null {
  const model = catalogue.model(element.model)?.sheet.model;
  const size = model ? bodySizeOf(model) : null;
  if (!model || !size) return null;
  const { x, z } = element.position;
  const { turn = 0, tilt = 0, onRun } = element;
  const minY = bottomOf(element, model, size.y);
  const on = onRun ? { onRun } : {};
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
