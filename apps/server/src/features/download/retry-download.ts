import { documentProgress, type Download } from '@lucerna/contract';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/transaction';
import { answer, notFound, type Answer } from '../../http/answer';
import type { Viewer } from '../../viewer';
import { askJob, weightOf } from './make-download';
import { filesOf, findDownload, lockDownload, readDownload, restart } from './store';

/** Makes again what failed of an own download; one that is being made, or where nothing failed, is answered as it is. */
export function retryDownload(ctx: AppContext, { accountId }: Viewer, id: string): Promise<Answer<Download>> {
  return inTransaction(ctx.pool, async (tx) => {
    const state = await lockDownload(tx, accountId, id);
    const found = state && (await findDownload(tx, accountId, id));
    if (!found) return notFound();
    if (state === 'ready' && (await restart(tx, id))) {
      const failed = (await filesOf(tx, id)).filter(({ progress }) => progress === documentProgress.waiting);
      await askJob(ctx, tx, { id, ownerId: accountId, documents: weightOf(failed) });
    }
    const download = await readDownload(tx, accountId, id);
    return download ? answer(download, { status: 202 }) : notFound();
  });
}
