import { registerTypes, type SupportRequest } from '@lucerna/contract';
import type { LanguageCode } from '@lucerna/engine';
import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { recordEvent } from '../../database/events';
import { nextNumber } from '../../database/next-number';
import type { AppContext } from '../../app-context';
import { no, type Refusal } from '../../http/answer';
import { rateLimit } from '../../http/rate-limit';
import { takeSharedWindow, type SharedWindow } from '../../http/shared-limit';
import type { SaleEnv } from '../../env-sale';
import type { Viewer } from '../../viewer';
import { findAccount, tooMany } from '../account';
import { linkOrigin } from '../mail';
import { answerersOf, isOneWhoAnswers } from './access';
import { giveFiles } from './file/store';
import { sendLetter } from './letters';
import { insertMessage, insertRequest, type NewRequestRow } from './store';
import { mailboxOf } from './support-types';

/** Over all nodes; each node counts the same for itself before it. Each request sends letters. */
const requestsOf = ({ requestsAnHour: attempts }: SaleEnv): SharedWindow => ({
  ...{ name: 'requests of an account', attempts, seconds: 3600 },
});
const onNode = new WeakMap<SaleEnv, ReturnType<typeof rateLimit>>();

/** Why an account has to wait before it asks or writes again; null where it need not. */
export async function tooManyRequests(
  { env: { sale }, pool }: AppContext,
  { accountId }: Viewer,
): Promise<Refusal | null> {
  const limit = onNode.get(sale) ?? rateLimit(requestsOf(sale));
  onNode.set(sale, limit);
  return tooMany(limit, accountId) ?? (await takeSharedWindow(pool, requestsOf(sale), accountId));
}

/** A budget is asked for by who has told who they are (P4). */
export async function whyUnqualified(ctx: AppContext, { accountId }: Viewer): Promise<Refusal | null> {
  const row = await findAccount(ctx.pool, accountId);
  return row?.registerType === registerTypes.qualified ? null : no({ code: 'qualificationNeeded' });
}

/** Who hears of a request once it is stored. */
export interface MadeRequest {
  readonly id: string;
  readonly number: string;
  readonly tell: readonly string[];
}

/** Who asks, from where and in which language. */
export interface Asking {
  readonly viewer: Viewer;
  readonly request: FastifyRequest;
  readonly language: LanguageCode;
}

/** What is asked: the row without what every request gets, with its first message. */
export type NewRequest = Omit<NewRequestRow, 'id' | 'number' | 'ownerId' | 'language'> & {
  readonly description: string;
  readonly files: readonly string[];
};

/**
 * Stores a request with its first message, its files, its number, its event and its letters: all of them or nothing. The letters are
 * jobs, so that a mail server that is away delays them only.
 */
export async function makeRequest(
  ctx: AppContext,
  tx: pg.PoolClient,
  { viewer, request, language }: Asking,
  { description, files, ...wanted }: NewRequest,
): Promise<MadeRequest | Refusal> {
  const { accountId: ownerId } = viewer;
  const about = { ...wanted, clientCode: wanted.clientCode ?? null };
  const { recipientId = null } = wanted;
  if (recipientId !== null && !(await isOneWhoAnswers(tx, about, recipientId))) {
    return no({ code: 'recipientUnknown' });
  }
  const [id, messageId] = [randomUUID(), randomUUID()];
  const number = await nextNumber(tx, 'request', ctx.today());
  await insertRequest(tx, { ...wanted, id, number, ownerId, language });
  await insertMessage(tx, {
    ...{ id: messageId, requestId: id, authorId: ownerId },
    ...{ isAnswer: false, text: description },
  });
  if (!(await giveFiles(tx, ownerId, { messageId }, files))) return no({ code: 'fileGone' });
  await recordEvent(tx, 'requestMade', {
    actor: ownerId,
    subject: id,
    payload: { kind: wanted.kind, number, project: wanted.projectId ?? null },
  });
  const readers =
    recipientId === null ? (await answerersOf(tx, about)).map((each) => each.id) : [recipientId];
  const tell = readers.filter((each) => each !== ownerId);
  const mailbox = mailboxOf(ctx.catalogue.current(), { ...wanted, language });
  const letter = { requestId: id, messageId, origin: linkOrigin(request, ctx.env) };
  await sendLetter(ctx, tx, { ...letter, kind: 'requestReceived', readerId: ownerId });
  for (const readerId of tell.length > 0 && mailbox === null ? tell : [null])
    await sendLetter(ctx, tx, { ...letter, kind: 'requestMade', readerId });
  return { id, number, tell };
}

/** Tells the browsers of those who answer. */
export function tellMade(ctx: AppContext, { id, number, tell }: MadeRequest): void {
  for (const each of tell) ctx.sockets.tell(each, 'request', { id, number, change: 'made' });
}

/** The lines of nothing: of a request about no project. */
export const noLines: SupportRequest['lines'] = [];
