/** No room is larger, in metres. */
export const greatestRoom = 1000;
/** Nothing stands farther from the room's middle, in metres. */
export const farthest = 10_000;
/** No id, code or description of a stored space is longer. */
export const longestText = 500;
/** The order of siblings rises with each element; nobody adds and removes more often. */
export const greatestOrder = 1e12;

/** The version in which spaces are stored now; `spaceMigrations` knows the way from every older one. */
export const storedSpaceVersion = 2;
/** The version in which creations are stored now. */
export const storedCreationVersion = 1;

/** Whether a stored space may have it as a text. */
export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longestText;

/** Whether something can be the id of an element or a group. */
export const isId = (value: unknown): value is string => isText(value) && value !== '';
