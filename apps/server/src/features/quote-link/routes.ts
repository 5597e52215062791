import { operations as calls, type Operations } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { answer, no, notFound } from '../../http/answer';
import { serve, type Handler } from '../../http/serve';
import { acceptanceOf, findBudget, maySeeBudgets } from '../budget';
import { comment, commentByLink, listComments } from './comments';
import { acceptByLink, rejectByLink } from './decide';
import { readAcceptanceFile, sendFileByLink } from './files';
import { listLinks, makeLink, revokeLink } from './links';
import { presentAcceptance } from './present';
import { readLink, readLinkedDocument, readLinkedSheet, seeLink } from './read-link';

/** Who accepted a revision, for those who read it. */
function readAcceptance(ctx: AppContext): Handler<Operations['getQuoteAcceptance']> {
  return async ({ viewer, params }) => {
    if (!maySeeBudgets(viewer)) return no({ code: 'forbidden' });
    const budget = await findBudget(ctx.pool, viewer, params.id);
    const accepted = budget && (await acceptanceOf(ctx.pool, budget.id));
    return accepted ? answer(presentAcceptance(accepted)) : notFound();
  };
}

export function quoteLinkRoutes(app: FastifyInstance, ctx: AppContext): void {
  serve(app, ctx, calls.listQuoteLinks, listLinks(ctx));
  serve(app, ctx, calls.makeQuoteLink, makeLink(ctx));
  serve(app, ctx, calls.revokeQuoteLink, revokeLink(ctx));
  serve(app, ctx, calls.listQuoteComments, listComments(ctx));
  serve(app, ctx, calls.commentQuote, comment(ctx));
  serve(app, ctx, calls.getQuoteAcceptance, readAcceptance(ctx));
  serve(app, ctx, calls.getAcceptanceFile, readAcceptanceFile(ctx));
  serve(app, ctx, calls.openQuoteLink, readLink(ctx));
  serve(app, ctx, calls.seeQuoteLink, seeLink(ctx));
  serve(app, ctx, calls.getLinkedDocument, readLinkedDocument(ctx));
  serve(app, ctx, calls.getLinkedSheet, readLinkedSheet(ctx));
  serve(app, ctx, calls.commentByLink, commentByLink(ctx));
  serve(app, ctx, calls.acceptByLink, acceptByLink(ctx));
  serve(app, ctx, calls.rejectByLink, rejectByLink(ctx));
  serve(app, ctx, calls.sendFileByLink, sendFileByLink(ctx));
}
