import { z } from 'zod';
import { id, instant, isoDate, listOf, pageOf } from './common';

/** A project that was deleted and can be restored. */
const trashedProject = z.object({
  id,
  name: z.string(),
  products: z.int(),
  deletedAt: instant,
  /** The name of who deleted it. */
  deletedBy: z.string(),
  /** The first day on which it may be removed for good, YYYY-MM-DD. */
  removedOn: isoDate,
  /** Whether the reader may restore it or remove it for good; a member of it only sees what happened. */
  canRestore: z.boolean(),
});

/** The one deleted last first. */
export const projectTrash = listOf(trashedProject);
export const projectTrashQuery = z.object(pageOf(10));

export type TrashedProject = z.infer<typeof trashedProject>;
