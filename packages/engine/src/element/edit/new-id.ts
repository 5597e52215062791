import { isText } from '../store/read-stored';

/** Whether something can be the id of an element or a group: a text that a stored space may have. */
export const isId = (value: unknown): value is string => isText(value) && value !== '';
