import { longestText } from '../store/read-stored';

/** Whether something can be the id of an element or a group: a text that a stored space may have. */
export const isId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longestText;
