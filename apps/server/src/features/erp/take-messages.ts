import type { ErpMessage, ErpResults, Operations } from '@lucerna/contract';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type pg from 'pg';
import { erpMessage } from '../../database/tables/erp';
import { inTransaction } from '../../database/transaction';
import { typed } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { answer, notFound, type Trouble } from '../../http/answer';
import type { Handler } from '../../http/serve';
import { linkOrigin } from '../mail';
import { refused, type Judged } from './judged';
import { tellOwner } from './letters';
import { takeCancellation } from './order-cancellation';
import { takeOrderState } from './order-state';
import { readMessage, type GivenMessage } from './read-message';
import { takeShipment } from './shipment';
import { takeClient, takeClientWithdrawn } from './take-client';
import { takeInvoice } from './take-invoice';
import { takeStock } from './take-stock';

type Result = ErpResults['results'][number];

/** Problems as they are told and kept. */
const toldProblems = (troubles: readonly Trouble[]): Result['problems'] =>
  troubles.map(({ code, data }) => ({ code, ...(data && { data: { ...data } }) }));

function take(tx: pg.PoolClient, message: ErpMessage): Promise<Judged> {
  switch (message.kind) {
    case 'orderState':
      return takeOrderState(tx, message);
    case 'orderCancellation':
      return takeCancellation(tx, message);
    case 'shipment':
      return takeShipment(tx, message);
    case 'client':
      return takeClient(tx, message);
    case 'clientWithdrawn':
      return takeClientWithdrawn(tx, message);
    case 'stock':
      return takeStock(tx, message);
    default:
      return takeInvoice(tx, message);
  }
}

const { id, message: named, hash, outcome } = erpMessage;

/** Records a message as taken. Answers the record of an earlier message of the same id, if there is one. */
async function keep(tx: pg.PoolClient, given: GivenMessage) {
  const db = typed(tx);
  const row = { hash: given.hash, kind: given.kind, about: given.about };
  const [kept] = await db
    .insert(erpMessage)
    .values({ id: randomUUID(), message: given.id, ...row, outcome: 'taken', problems: [], body: null })
    .onConflictDoNothing()
    .returning({ id });
  if (kept) return { row: kept.id, before: null };
  const [before] = await db
    .select({ id, hash, outcome })
    .from(erpMessage)
    .where(eq(named, given.id ?? ''))
    .for('update');
  if (!before) throw new Error('A message of the ERP is neither new nor known');
  return { row: before.id, before };
}

async function settle(tx: pg.PoolClient, row: string, given: GivenMessage, judged: Judged): Promise<void> {
  const { outcome: now } = judged;
  const problems = toldProblems(judged.problems);
  const isTrouble = now === 'unknown' || now === 'refused';
  await typed(tx)
    .update(erpMessage)
    .set({
      ...{ outcome: now, problems, body: isTrouble ? given.raw : null },
      ...{ hash: given.hash, kind: given.kind, about: given.about },
    })
    .where(eq(id, row));
}

/**
 * Takes one message in a transaction of its own, once under its id: a repeat changes nothing, unless the message named
 * something unknown, which may be there by now. One that was refused may come again under its id, put right.
 */
async function takeOne(ctx: AppContext, given: GivenMessage, origin: string): Promise<Result> {
  const judged = await inTransaction(ctx.pool, async (tx): Promise<Judged> => {
    const { row, before } = await keep(tx, given);
    if (before && before.hash !== given.hash && before.outcome !== 'refused') {
      const other = refused({ code: 'erpSameId', data: { id: given.id ?? '' } });
      const { row: report } = await keep(tx, { ...given, id: null });
      await settle(tx, report, given, other);
      return other;
    }
    if (before?.hash === given.hash && before.outcome !== 'unknown') {
      return { outcome: 'repeated', problems: [] };
    }
    const found = given.read ? await take(tx, given.read) : refused(...given.problems);
    await settle(tx, row, given, found);
    if (found.tell && !found.tell.isSilent)
      await tellOwner(ctx, tx, found.tell.notice, given.about ?? '', origin);
    return found;
  });
  const { tell, outcome: became, problems } = judged;
  if (tell) ctx.sockets.tell(tell.accountId, 'order', tell.notice);
  return { id: given.id, outcome: became, problems: toldProblems(problems) };
}

/** Takes messages one after the other: each is stored, or told why it cannot hold, whatever becomes of the others. */
export const takeMessages =
  (ctx: AppContext): Handler<Operations['takeErpMessages']> =>
  async ({ body, request }) => {
    const origin = linkOrigin(request, ctx.env);
    const results: Result[] = [];
    for (const raw of body.messages) results.push(await takeOne(ctx, readMessage(raw), origin));
    return answer({ results });
  };

/** Tries a message again that named something unknown. */
export const retryMessage =
  (ctx: AppContext): Handler<Operations['retryErpMessage']> =>
  async ({ params, request }) => {
    const [kept] = await typed(ctx.pool)
      .select({ body: erpMessage.body, outcome })
      .from(erpMessage)
      .where(eq(id, params.id));
    if (!kept?.body || kept.outcome !== 'unknown') return notFound();
    return answer(await takeOne(ctx, readMessage(kept.body), linkOrigin(request, ctx.env)));
  };
