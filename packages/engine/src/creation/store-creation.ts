import { storeSpace } from '../element/store/stored-space';
import { storedCreationVersion } from '../element/limits';
import type { Drawing, StoredDrawing } from '../drawing/drawing';
import type { Creation, StoredCreation } from './creation';

/** What was drawn, as a creation for storage: its system is the catalogue's and kept by name. */
export function storeDrawing(drawing: Drawing): StoredCreation {
  const stored: StoredDrawing = { ...drawing, system: drawing.system.name };
  return { version: storedCreationVersion, space: null, drawing: stored };
}

/**
 * A creation for storage: of a drawn one the drawing, from which its space follows, of another its space.
 * `rebuildCreation` gives an equal one back.
 */
export function storeCreation({ space, drawing }: Creation): StoredCreation {
  return drawing
    ? storeDrawing(drawing)
    : { version: storedCreationVersion, space: storeSpace(space), drawing: null };
}
