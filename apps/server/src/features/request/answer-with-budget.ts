import { and, eq, getColumns, inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { recordEvent } from '../../database/events';
import { quote } from '../../database/tables/budget';
import { request } from '../../database/tables/request';
import { typed, type Queryable } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { no, type Refusal } from '../../http/answer';
import type { Viewer } from '../../viewer';
import { linkOrigin } from '../mail';
import { sendLetter } from './letters';
import { changeRequest, lockRequest } from './store';
import { takeRequest } from './take-request';

interface Answering {
  readonly viewer: Viewer;
  readonly request: FastifyRequest;
}

/**
 * Takes a request up with a quote that was just begun of its project, in the transaction of the quote. Its asker is told once the quote
 * is sent. Refused where the viewer answers no such request of that project.
 */
export async function quoteRequest(
  tx: Queryable,
  call: Answering,
  requestId: string,
  projectId: string,
): Promise<Refusal | null> {
  const isOfProject = and(eq(request.id, requestId), eq(request.projectId, projectId));
  const found = isOfProject && (await lockRequest(tx, call.viewer, isOfProject));
  if (!found?.isAnswerer) return no({ code: 'requestForbidden' });
  if (found.state === 'closed') return no({ code: 'requestClosed' });
  await takeRequest(tx, call, found);
  if (found.state === 'received') await changeRequest(tx, found.id, { state: 'inWork' });
  return null;
}

/**
 * Answers the request that a quote was begun for, in the transaction that sends a revision: the request names that one from then on,
 * and its asker is told. One that was closed meanwhile stays so.
 */
export async function answerWithBudget(
  ctx: AppContext,
  tx: Queryable,
  { viewer, request: call }: Answering,
  budget: { readonly id: string; readonly quoteId: string; readonly number: string },
): Promise<void> {
  const db = typed(tx);
  const ofQuote = db.select({ id: quote.requestId }).from(quote).where(eq(quote.id, budget.quoteId));
  const [found] = await db
    .select(getColumns(request))
    .from(request)
    .where(inArray(request.id, ofQuote))
    .for('update');
  if (!found) return;
  if (found.state === 'closed') return changeRequest(tx, found.id, { budgetId: budget.id });
  await changeRequest(tx, found.id, { state: 'answered', budgetId: budget.id });
  await recordEvent(tx, 'requestQuoted', {
    actor: viewer.accountId,
    subject: found.id,
    payload: { budget: budget.id, number: budget.number },
  });
  await sendLetter(ctx, tx, {
    kind: 'requestQuoted',
    ...{ requestId: found.id, messageId: null, readerId: found.ownerId },
    origin: linkOrigin(call, ctx.env),
  });
}
