import { maxQuoteComments, type Operations, type QuoteComment } from '@lucerna/contract';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { recordEvent } from '../../database/events';
import { budgetLine } from '../../database/tables/budget';
import { typed } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { answer, no, notFound, type Answer } from '../../http/answer';
import { writeOnce } from '../../http/idempotency';
import type { Handler } from '../../http/serve';
import { takeSharedWindow, type SharedWindow } from '../../http/shared-limit';
import { findAccount } from '../account';
import { findBudget, lockQuote, maySeeBudgets, viewOf, type StoredBudget } from '../budget';
import { linkOrigin } from '../mail';
import { sendQuoteLetter } from './letters';
import { openLink, tooManyWritings } from './open-link';
import { presentComment } from './present';
import { commentsOf, findComment, insertComment, linksThatWrote, type LinkRow } from './store';
import { sellersOf, tellSellers } from './tell';

/** Each comment sends letters. */
const comments: SharedWindow = { name: 'comments on quotes', attempts: 120, seconds: 3600 };

/** Who says something. */
interface Author {
  readonly name: string;
  readonly isSeller: boolean;
  /** Null of somebody with a link. */
  readonly accountId: string | null;
  readonly link: LinkRow | null;
}

interface Said {
  readonly lineId: string | null;
  readonly text: string;
}

async function isLineOf(tx: pg.PoolClient, budgetId: string, lineId: string): Promise<boolean> {
  const line = and(eq(budgetLine.budgetId, budgetId), eq(budgetLine.lineId, lineId));
  return (await typed(tx).$count(budgetLine, line)) === 1;
}

/** Writes a comment down and tells the other side: those who sell, or whoever wrote by a link before. */
async function say(
  ctx: AppContext,
  tx: pg.PoolClient,
  request: FastifyRequest,
  budget: StoredBudget,
  by: Author,
  { lineId, text }: Said,
): Promise<Answer<QuoteComment>> {
  await lockQuote(tx, budget.quoteId);
  if (lineId !== null && !(await isLineOf(tx, budget.id, lineId))) return notFound();
  const { quoteId, revision, number, projectId } = budget;
  const id = randomUUID();
  const row = await insertComment(tx, {
    ...{ id, quoteId, revision, lineId, text, linkId: by.link?.id, authorId: by.accountId },
    ...{ author: by.name, isSeller: by.isSeller },
  });
  if (!row) return no({ code: 'messagesFull', data: { most: maxQuoteComments } });
  await recordEvent(tx, 'budgetCommented', {
    actor: by.accountId,
    subject: projectId,
    payload: { budget: budget.id, number, comment: id, isSeller: by.isSeller },
  });
  const letter = { budgetId: budget.id, commentId: id, origin: linkOrigin(request, ctx.env) };
  if (by.isSeller) {
    for (const { id: linkId, recipient } of await linksThatWrote(tx, quoteId)) {
      if (recipient !== '') await sendQuoteLetter(ctx, tx, { ...letter, kind: 'quoteAnswered', linkId });
    }
  } else {
    for (const readerId of await sellersOf(tx, budget, by.link)) {
      await sendQuoteLetter(ctx, tx, { ...letter, kind: 'quoteCommented', readerId });
    }
  }
  return answer(presentComment(row), { subject: id, status: 201 });
}

const again = async (id: string, tx: pg.PoolClient): Promise<Answer<QuoteComment>> => {
  const row = await findComment(tx, id);
  return row ? answer(presentComment(row), { status: 201 }) : notFound();
};

export function listComments(ctx: AppContext): Handler<Operations['listQuoteComments']> {
  return async ({ viewer, params }) => {
    if (!maySeeBudgets(viewer)) return no({ code: 'forbidden' });
    const budget = await findBudget(ctx.pool, viewer, params.id);
    if (!budget) return notFound();
    return answer((await commentsOf(ctx.pool, budget.quoteId)).map(presentComment));
  };
}

/** A comment of an account: of a seller, or of the client that the quote is for. */
export function comment(ctx: AppContext): Handler<Operations['commentQuote']> {
  return async (call) => {
    const { viewer, params, body } = call;
    if (!maySeeBudgets(viewer)) return no({ code: 'forbidden' });
    const budget = await findBudget(ctx.pool, viewer, params.id);
    if (!budget) return notFound();
    const { actor } = await viewOf(ctx, viewer, budget);
    if (actor === null) return no({ code: 'projectForbidden' });
    const slower = await takeSharedWindow(ctx.pool, comments, viewer.accountId);
    if (slower) return slower;
    const account = await findAccount(ctx.pool, viewer.accountId);
    const name = [account?.firstName, account?.lastName].filter(Boolean).join(' ') || viewer.email;
    const by = { name, isSeller: actor === 'seller', accountId: viewer.accountId, link: null };
    const done = await writeOnce(ctx.pool, call, (tx) => say(ctx, tx, call.request, budget, by, body), again);
    if (done.ok && !by.isSeller) await tellSellers(ctx, budget, null, 'commented');
    return done;
  };
}

/** A comment of somebody with a link. */
export function commentByLink(ctx: AppContext): Handler<Operations['commentByLink']> {
  return async (call) => {
    const { params, body, request, idempotencyKey } = call;
    const slower = await tooManyWritings(ctx, request, params.token);
    if (slower) return slower;
    const opened = await openLink(ctx, ctx.pool, params.token);
    if (!opened.ok) return opened;
    const { link, budget } = opened;
    const by = { name: body.name, isSeller: false, accountId: null, link };
    const done = await writeOnce(
      ctx.pool,
      { viewer: { accountId: link.id }, idempotencyKey, requestHash: () => call.requestHash() },
      (tx) => say(ctx, tx, request, budget, by, body),
      again,
    );
    if (done.ok) await tellSellers(ctx, budget, link, 'commented');
    return done;
  };
}
