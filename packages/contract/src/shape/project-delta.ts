import { z } from 'zod';
import { id, maxLines, rows } from './common';
import { project, projectProduct } from './project';

/**
 * What became of a project since a version of it that its reader has (docs/decisions/0070): all but its products whole, and of
 * those the ones that changed.
 */
export const projectDelta = project
  .omit({ products: true })
  .extend({
    /** The version that this goes on from. */
    since: z.int(),
    products: z.object({
      removed: rows(id, maxLines),
      /** Products that came or moved and their places, 0 the first; in their order. The others keep theirs among each other. */
      placed: rows(z.object({ _id: id, place: z.int() }), maxLines),
      /** Products that came or changed. */
      byId: z.record(z.string(), projectProduct).meta({ maxProperties: maxLines }),
    }),
  })
  .meta({ id: 'ProjectDelta' });

export type ProjectDelta = z.infer<typeof projectDelta>;
