import { isBelt, type Complement, type ElementCatalogue, type Position } from '@lucerna/engine';
import { articleOf } from '../../piece/article';
import { finishKey, finishOf, partsOf, remembered } from '../../piece/finished';
import type { Part, Piece } from '../../piece/piece';
import { beltSolids, rollSolids } from './geometry';
import { beltHandles } from './handles';

const shapes = remembered<readonly Part[]>();

/** Whether a complement is a belt, and its length in metres. */
export function beltLength(complement: Complement, catalogue: ElementCatalogue): number | null {
  const model = catalogue.model(complement.model)?.sheet.model;
  const size = model?.technicalData.dimensionsMm;
  return model && isBelt(model.articleType) && size ? size.length / 1000 : null;
}

/** A belt along its part of a line, in the frame of its first corner; rolled up where it stands when it has none. */
export function beltView(
  belt: Complement,
  course: readonly Position[],
  catalogue: ElementCatalogue,
): Piece | null {
  const article = articleOf(belt, catalogue);
  if (!article) return null;
  const { model, measures, reference } = article;
  const finish = finishOf(catalogue, belt.attributes.color);
  const from = course[0] ?? belt.position;
  const placed = course.map(({ x, y, z }) => ({ x: x - from.x, y: y - from.y, z: z - from.z }));
  const section = { length: measures.x, width: measures.z, thickness: measures.y };
  const shape = `belt ${JSON.stringify([placed, section, finishKey(finish)])}`;
  return {
    id: belt.id,
    picks: belt.onRun?.run ?? belt.id,
    kind: 'belt',
    name: model.name,
    model: model.model,
    reference,
    parts: shapes(shape, () =>
      partsOf(placed.length > 1 ? beltSolids(placed, section) : rollSolids(section), finish),
    ),
    position: from,
    turn: 0,
    tilt: 0,
    light: null,
    ...(belt.onRun && { onRun: { run: belt.onRun.run, isFeed: false }, course }),
    collides: belt.collides,
    handles: beltHandles,
    shape,
  };
}
