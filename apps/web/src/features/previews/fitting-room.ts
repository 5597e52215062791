import { applyEdit, elementsOf, isArticleElement } from '@lucerna/engine';
import type { Creation, ElementCatalogue, RoomSize } from '@lucerna/engine';

/** Metres of air about what is in a room. */
const beside = 0.35;
const below = 0.3;
/** Metres; a smaller room is a box, not a room. */
const least = { across: 0.9, height: 1.1 };

interface Extent {
  /** From the middle of the room to the farthest side, and from the ceiling to the lowest point. */
  readonly across: number;
  readonly drop: number;
}

function extentOf({ space }: Creation, catalogue: ElementCatalogue): Extent {
  const { height } = space.config.roomSize;
  let [across, drop] = [0, 0];
  for (const element of elementsOf(space)) {
    if (!isArticleElement(element)) continue;
    const { position, attributes, model } = element;
    const size = catalogue.model(model)?.sheet.model.technicalData.dimensionsMm;
    const half = Math.max(size?.length ?? 0, size?.width ?? 0) / 2000;
    across = Math.max(across, Math.abs(position.x) + half, Math.abs(position.z) + half);
    const hangs = Math.max((attributes.pendantHeight ?? 0) / 100, (size?.height ?? 0) / 1000);
    drop = Math.max(drop, height - position.y + hangs);
  }
  return { across, drop };
}

/** The room that holds what is in it and is seen whole in a picture `aspect` times as wide as high. */
function fittingSize(creation: Creation, catalogue: ElementCatalogue, aspect: number): Partial<RoomSize> {
  const { across, drop } = extentOf(creation, catalogue);
  const depth = Math.max(least.across, 2 * (across + beside));
  const height = Math.max(least.height, drop + below);
  return { width: Math.max(depth, height * aspect), depth, height };
}

/**
 * A creation in a room that its picture fills. What was drawn keeps its walls, and what does not fit into the smaller
 * room its own one.
 */
export function inFittingRoom(creation: Creation, catalogue: ElementCatalogue, aspect: number): Creation {
  if (creation.drawing) return creation;
  const roomSize = fittingSize(creation, catalogue, aspect);
  const edited = applyEdit(creation.space, { type: 'set-room', roomSize }, catalogue);
  return edited.ok ? { space: edited.value, drawing: null } : creation;
}
