import type { ScheduleSymbol } from '@lucerna/documents';
import { catalogueOfSheets, rebuildCreation, type Creation, type ElementCatalogue } from '@lucerna/engine';
import { drawCollection, drawCreation, drawLuminaire } from '@lucerna/picture';
import { frontOf } from '@lucerna/scene';
import { outlinesOf } from '@lucerna/scene/outlines';
import type { Picture, Scene } from './document-process';

interface Room {
  readonly creation: Creation;
  readonly catalogue: ElementCatalogue;
}

export function roomOf(scene: Scene): Room {
  const catalogue = catalogueOfSheets(scene);
  const creation = rebuildCreation(scene.stored, catalogue);
  if (!creation.ok) throw new Error(`No room: ${JSON.stringify(creation.problems)}`);
  return { creation: creation.value, catalogue };
}

/** A product from above, as it stands in a schedule; null where nothing is to be drawn. */
export function symbolOf(scene: Scene): ScheduleSymbol {
  const { creation, catalogue } = roomOf(scene);
  const outlines = outlinesOf(creation, catalogue);
  return outlines.ok ? outlines.value.plan : null;
}

/** A picture as SVG. */
export function drawPicture(picture: Picture): string {
  if (picture.of === 'luminaire') return drawLuminaire(picture.request);
  if (picture.of === 'collection') return drawCollection(picture.request);
  const { creation, catalogue } = roomOf(picture.scene);
  const { ground, shape } = picture;
  return drawCreation({ ...frontOf(creation, catalogue), ground, shape });
}
