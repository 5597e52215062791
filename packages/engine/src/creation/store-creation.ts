import { storeSpace } from '../element/store/stored-space';
import { storedCreationVersion } from './creation';
import type { Creation, StoredCreation } from './creation';

/**
 * A creation for storage: of a drawn one the drawing, from which its space follows, of another its space.
 * `rebuildCreation` gives an equal one back.
 */
export function storeCreation({ space, drawing }: Creation): StoredCreation {
  return drawing
    ? { version: storedCreationVersion, space: null, drawing }
    : { version: storedCreationVersion, space: storeSpace(space), drawing: null };
}
