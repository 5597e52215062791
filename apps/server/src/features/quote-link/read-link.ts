import type { Operations } from '@lucerna/contract';
import type { BudgetDocumentLine } from '@lucerna/documents';
import { nextQuoteStates, quoteStateOn } from '@lucerna/engine';
import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../../database/transaction';
import type { AppContext } from '../../app-context';
import { answer, noContent, type Refusal } from '../../http/answer';
import type { Handler } from '../../http/serve';
import { placeOfRequest, tooMany } from '../account';
import {
  acceptanceOf,
  catalogOf,
  documentFile,
  findBudget,
  linesOf,
  lockQuote,
  moveRevision,
  presentBudget,
  readPrinted,
  sheetFile,
} from '../budget';
import { openLink, readings, type Opened } from './open-link';
import { presentAcceptance, presentComment } from './present';
import { commentsOf, countView } from './store';
import { tellSellers } from './tell';

/** Neither kept by anybody on the way, nor found by a search engine. */
const privately = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' };

interface LinkCall {
  readonly params: { readonly token: string };
  readonly request: FastifyRequest;
}

/** Answers with what the link of a call opens, unless too much is read from one place. */
function opening<Call extends LinkCall, Found>(
  ctx: AppContext,
  read: (opened: Opened, call: Call) => Promise<Found>,
): (call: Call) => Promise<Found | Refusal> {
  const limit = readings();
  return async (call) => {
    const opened =
      tooMany(limit, placeOfRequest(call.request)) ?? (await openLink(ctx, ctx.pool, call.params.token));
    return opened.ok ? read(opened, call) : { ...opened, headers: privately };
  };
}

/** The quote of a link, as its client sees it: without cost, limits, lines that were taken out, or other revisions. */
export function readLink(ctx: AppContext): Handler<Operations['openQuoteLink']> {
  return opening(ctx, async ({ link, budget }) => {
    const [lines, comments, accepted, catalogId] = await Promise.all([
      linesOf(ctx.pool, budget.id),
      commentsOf(ctx.pool, budget.quoteId),
      acceptanceOf(ctx.pool, budget.id),
      catalogOf(ctx.pool, budget.projectId),
    ]);
    const { lines: printed } = await readPrinted(ctx.pool, budget.id, lines);
    const today = ctx.today();
    const state = quoteStateOn(budget, today);
    return answer(
      {
        brand: ctx.catalogue.current().brandName,
        catalogId,
        budget: presentBudget(budget, lines, {
          today,
          ahead: null,
          seesCost: false,
          mayQuote: false,
        }),
        details: Object.fromEntries([...printed].map(([id, line]) => [id, wordsOfLine(line)])),
        expiresOn: link.expiresOn,
        mayDecide: nextQuoteStates(state, 'client').includes('accepted'),
        comments: comments.map(presentComment),
        acceptance: accepted && presentAcceptance(accepted),
      },
      { headers: privately },
    );
  });
}

/** What a line is, as its document says it. */
const wordsOfLine = ({ details, light }: BudgetDocumentLine): string =>
  [...details, ...(light?.temperatures ?? []), ...(light?.controls ?? [])].join(' · ');

/** Counts that a link was opened, and moves a quote that was sent to seen; not where those who sell try their own link. */
export function seeLink(ctx: AppContext): Handler<Operations['seeQuoteLink']> {
  return opening(ctx, async ({ link, budget }, { viewer, params }) => {
    if (viewer && (await findBudget(ctx.pool, viewer, budget.id))?.isSeller) return noContent();
    const isFirst = await inTransaction(ctx.pool, async (tx) => {
      await lockQuote(tx, budget.quoteId);
      const now = await openLink(ctx, tx, params.token);
      if (now.ok && quoteStateOn(now.budget, ctx.today()) === 'sent') {
        const by = { by: link.recipient || null, note: '', accountId: viewer?.accountId ?? null };
        await moveRevision(ctx, tx, now.budget, {
          ...{ state: 'seen', actor: 'client', ...by, linkId: link.id },
          onAccepted: () => Promise.resolve(),
        });
      }
      return countView(tx, link.id);
    });
    if (isFirst) await tellSellers(ctx, budget, link, 'seen');
    return noContent();
  });
}

/** The PDF of the quote of a link. */
export function readLinkedDocument(ctx: AppContext): Handler<Operations['getLinkedDocument']> {
  return opening(ctx, async ({ budget }) => {
    const file = await documentFile(ctx, budget);
    return file.ok ? { ...file, headers: privately } : file;
  });
}

/** The quote of a link for spreadsheets. */
export function readLinkedSheet(ctx: AppContext): Handler<Operations['getLinkedSheet']> {
  return opening(ctx, async ({ budget }, { query }) => {
    const file = await sheetFile(ctx.pool, budget, query.format);
    return file.ok ? { ...file, headers: privately } : file;
  });
}
