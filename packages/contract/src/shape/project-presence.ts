import { z } from 'zod';
import { id } from './common';

/** Where a browser is: a project that it shows and a line of it; null: on another page. */
export const placeInProject = z.strictObject({ id, line: id.nullable() }).nullable();

export type PlaceInProject = z.infer<typeof placeInProject>;
