import { and, eq, inArray, sql } from 'drizzle-orm';
import { catalogueImport } from '../../database/tables/catalogue-import';
import { now, olderThan, typed } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { sweepNameless } from '../../storage/sweep-nameless';
import { feedKey, feedPrefix } from './store';

/** How long a feed that was checked may be put in force. */
const retention = '7 days';

/** Ends what was checked and never put in force, and removes files that no upload has. */
export async function sweepImports(ctx: AppContext): Promise<void> {
  const db = typed(ctx.pool);
  const left = await db
    .update(catalogueImport)
    .set({ state: 'stale', endedAt: now })
    .where(and(eq(catalogueImport.state, 'checked'), olderThan(catalogueImport.createdAt, retention)))
    .returning({ id: catalogueImport.id });
  for (const { id } of left) await ctx.storage.remove(feedKey(id));
  await sweepNameless({
    storage: ctx.storage,
    prefix: feedPrefix,
    now: ctx.now(),
    known: async (ids) => {
      const rows = await db
        .select({ id: catalogueImport.id })
        .from(catalogueImport)
        .where(inArray(sql`${catalogueImport.id}::text`, [...ids]));
      return rows.map(({ id }) => id);
    },
  });
}
