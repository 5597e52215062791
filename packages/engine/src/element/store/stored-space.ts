import type { Space } from '../element';

/** The version in which spaces are stored now; `migrations` knows the way from every older one. */
export const storedSpaceVersion = 2;

/** A space as it is stored: plain data that JSON keeps whole. */
export interface StoredSpace extends Space {
  readonly version: typeof storedSpaceVersion;
}

/** A space for storage; `rebuildSpace` gives an equal one back. */
export function storeSpace(space: Space): StoredSpace {
  return { version: storedSpaceVersion, ...space };
}
