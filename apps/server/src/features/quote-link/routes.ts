import { operations as calls, type Operations } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { Frame } from '../../frame';
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
function readAcceptance(frame: Frame): Handler<Operations['getQuoteAcceptance']> {
  return async ({ viewer, params }) => {
    if (!maySeeBudgets(viewer)) return no({ code: 'forbidden' });
    const budget = await findBudget(frame.pool, viewer, params.id);
    const accepted = budget && (await acceptanceOf(frame.pool, budget.id));
    return accepted ? answer(presentAcceptance(accepted)) : notFound();
  };
}

export function quoteLinkRoutes(app: FastifyInstance, frame: Frame): void {
  serve(app, frame, calls.listQuoteLinks, listLinks(frame));
  serve(app, frame, calls.makeQuoteLink, makeLink(frame));
  serve(app, frame, calls.revokeQuoteLink, revokeLink(frame));
  serve(app, frame, calls.listQuoteComments, listComments(frame));
  serve(app, frame, calls.commentQuote, comment(frame));
  serve(app, frame, calls.getQuoteAcceptance, readAcceptance(frame));
  serve(app, frame, calls.getAcceptanceFile, readAcceptanceFile(frame));
  serve(app, frame, calls.openQuoteLink, readLink(frame));
  serve(app, frame, calls.seeQuoteLink, seeLink(frame));
  serve(app, frame, calls.getLinkedDocument, readLinkedDocument(frame));
  serve(app, frame, calls.getLinkedSheet, readLinkedSheet(frame));
  serve(app, frame, calls.commentByLink, commentByLink(frame));
  serve(app, frame, calls.acceptByLink, acceptByLink(frame));
  serve(app, frame, calls.rejectByLink, rejectByLink(frame));
  serve(app, frame, calls.sendFileByLink, sendFileByLink(frame));
}
