import type { Space, StoredSpace } from '../element';
import { storedSpaceVersion } from '../limits';

/** A space for storage; `rebuildSpace` gives an equal one back. */
export function storeSpace(space: Space): StoredSpace {
  return { version: storedSpaceVersion, ...space };
}
