import { operations as calls } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { Feature, AppContext } from '../../app-context';
import { answer, noContent } from '../../http/answer';
import { serve } from '../../http/serve';
import { saveDraft } from './save-draft';
import { findDraft, listDrafts, presentDraft, removeDraft, sweepDrafts } from './store';
import { parseJson } from '../../database/json-text';

/** Work of the editors that is in no project yet (BYN-05, CFG-12). */
function draftRoutes(app: FastifyInstance, ctx: AppContext): void {
  serve(app, ctx, calls.listDrafts, async ({ viewer }) =>
    answer((await listDrafts(ctx.pool, viewer.accountId)).map(presentDraft)),
  );
  serve(app, ctx, calls.getDraft, async ({ viewer, params }) => {
    const found = await findDraft(ctx.pool, viewer.accountId, params.key);
    if (!found) return answer(null, { headers: { 'cache-control': 'private, no-cache' } });
    const headers = { etag: `"${found.version}"`, 'cache-control': 'private, no-cache' };
    const { stored, ...facts } = found;
    return answer({ ...presentDraft(facts), stored: parseJson(stored) }, { headers });
  });
  serve(app, ctx, calls.saveDraft, saveDraft(ctx));
  serve(app, ctx, calls.removeDraft, async ({ viewer, params }) => {
    await removeDraft(ctx.pool, viewer.accountId, params.key);
    return noContent();
  });
}

export const draftFeature: Feature = {
  name: 'draft',
  routes: draftRoutes,
  sweep: ({ pool }) => sweepDrafts(pool),
};
