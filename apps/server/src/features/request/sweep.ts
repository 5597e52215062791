import { and } from 'drizzle-orm';
import { requestFile } from '../../database/tables/request';
import { olderThan, typed } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { sweepNameless } from '../../storage/sweep-nameless';
import { contentPrefix, isUnused, knownFiles } from './file/store';
import { removeContent } from './file/take-file';

/** How long a file waits for a message or an order that names it. */
const unusedFor = '1 day';

/** Removes files that were added to nothing, and what their contents left behind. */
export async function sweepRequestFiles(ctx: AppContext): Promise<void> {
  const { pool, storage } = ctx;
  const rows = await typed(pool)
    .delete(requestFile)
    .where(and(isUnused, olderThan(requestFile.createdAt, unusedFor)))
    .returning({ id: requestFile.id });
  for (const { id } of rows) await removeContent(ctx, id);
  await sweepNameless({
    storage,
    prefix: contentPrefix,
    now: ctx.now(),
    known: (ids) => knownFiles(pool, ids),
  });
}
