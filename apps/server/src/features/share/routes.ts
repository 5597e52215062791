import { operations as calls } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { Frame } from '../../frame';
import { answer } from '../../http/answer';
import { pageHeaders } from '../../http/paging';
import { serve } from '../../http/serve';
import { createShare } from './create-share';
import { readShare } from './read-share';
import { revokeShare } from './revoke-share';
import { listShares, presentLink } from './store';

/** Links to creations that anyone may open (CFG-08). */
export function shareRoutes(app: FastifyInstance, frame: Frame): void {
  serve(app, frame, calls.listShares, async ({ viewer, query, request }) => {
    const { links, total } = await listShares(frame.pool, viewer.accountId, query);
    return answer(links.map(presentLink), { headers: pageHeaders(request.url, query, total) });
  });
  serve(app, frame, calls.shareCreation, createShare(frame));
  serve(app, frame, calls.getShare, readShare(frame));
  serve(app, frame, calls.revokeShare, revokeShare(frame));
}
