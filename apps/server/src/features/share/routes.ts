import { operations as calls } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { answer } from '../../http/answer';
import { pageHeaders } from '../../http/paging';
import { serve } from '../../http/serve';
import { createShare } from './create-share';
import { readShare } from './read-share';
import { revokeShare } from './revoke-share';
import { listShares, presentLink } from './store';

/** Links to creations that anyone may open (CFG-08). */
export function shareRoutes(app: FastifyInstance, ctx: AppContext): void {
  serve(app, ctx, calls.listShares, async ({ viewer, query, request }) => {
    const { links, total } = await listShares(ctx.pool, viewer.accountId, query);
    return answer(links.map(presentLink), { headers: pageHeaders(request.url, query, total) });
  });
  serve(app, ctx, calls.shareCreation, createShare(ctx));
  serve(app, ctx, calls.getShare, readShare(ctx));
  serve(app, ctx, calls.revokeShare, revokeShare(ctx));
}
