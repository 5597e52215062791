import type { RequestState } from '@lucerna/contract';
import { and, asc, desc, eq, getColumns, ilike, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { account } from '../../database/tables/account';
import { budget, quote } from '../../database/tables/budget';
import { request, requestMessage } from '../../database/tables/request';
import { containing } from '../../database/text';
import { now, typed, type Queryable } from '../../database/typed';
import { limitOf, type Page } from '../../http/paging';
import type { Viewer } from '../../viewer';
import { nameOfRow } from '../account';
import { isAnsweredBy, isOwn, isReadable } from './access';

export type StoredRequest = typeof request.$inferSelect;
export type NewRequestRow = Omit<typeof request.$inferInsert, 'createdAt' | 'updatedAt' | 'state'>;

const { lines: _lines, ...columns } = getColumns(request);

const rowColumns = (viewer: Viewer) => ({
  ...columns,
  askerName: nameOfRow,
  askerEmail: account.email,
  askerCompany: account.companyName,
  budgetNumber: quote.number,
  isAnswerer: sql<boolean>`${isAnsweredBy(viewer)}`,
  messages:
    sql<number>`(select count(*) from ${requestMessage} where ${requestMessage.requestId} = ${request.id})`.mapWith(
      Number,
    ),
});

const selectRows = (db: Queryable, viewer: Viewer) =>
  typed(db)
    .select(rowColumns(viewer))
    .from(request)
    .innerJoin(account, eq(account.id, request.ownerId))
    .leftJoin(budget, eq(budget.id, request.budgetId))
    .leftJoin(quote, eq(quote.id, budget.quoteId));

/** A request with what a list shows of it. */
export type ListedRequest = Awaited<ReturnType<typeof selectRows>>[number];

export interface RequestsAsked extends Page {
  readonly box: 'own' | 'inbox';
  readonly search?: string;
  readonly state?: RequestState;
  readonly kind?: StoredRequest['kind'];
  readonly projectId?: string;
}

/** A page of the requests that the viewer made, or answers; the last changed first. */
export async function listRequests(
  db: Queryable,
  viewer: Viewer,
  asked: RequestsAsked,
): Promise<{ readonly requests: readonly ListedRequest[]; readonly total: number }> {
  const { box, search, state, kind, projectId } = asked;
  const words = sql`concat_ws(' ', ${request.number}, ${request.projectName}, ${account.firstName}, ${account.lastName},
    ${account.email}, ${account.companyName}, ${request.clientCode})`;
  const found = and(
    box === 'own' ? isOwn(viewer) : isAnsweredBy(viewer),
    state && eq(request.state, state),
    kind && eq(request.kind, kind),
    projectId === undefined ? undefined : eq(request.projectId, projectId),
    search ? ilike(words, containing(search)) : undefined,
  );
  const [counted] = await typed(db)
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(request)
    .innerJoin(account, eq(account.id, request.ownerId))
    .where(found);
  const [limit, offset] = limitOf(asked);
  const requests = await selectRows(db, viewer)
    .where(found)
    .orderBy(desc(request.updatedAt), desc(request.number))
    .limit(limit)
    .offset(offset);
  return { requests, total: counted?.total ?? 0 };
}

const [recipient, taker] = [alias(account, 'recipient'), alias(account, 'taker')];
const nameOf = (of: typeof recipient | typeof taker) =>
  sql<string | null>`coalesce(nullif(trim(${of.firstName} || ' ' || ${of.lastName}), ''), ${of.email})`;

/** A request that the viewer may read, whole but for its messages; null for any other. */
export async function findRequest(db: Queryable, viewer: Viewer, id: string) {
  const [found] = await typed(db)
    .select({
      ...rowColumns(viewer),
      lines: request.lines,
      recipient: nameOf(recipient),
      takenByName: nameOf(taker),
    })
    .from(request)
    .innerJoin(account, eq(account.id, request.ownerId))
    .leftJoin(budget, eq(budget.id, request.budgetId))
    .leftJoin(quote, eq(quote.id, budget.quoteId))
    .leftJoin(recipient, eq(recipient.id, request.recipientId))
    .leftJoin(taker, eq(taker.id, request.takenBy))
    .where(and(eq(request.id, id), isReadable(viewer)));
  return found ?? null;
}
export type FoundRequest = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

/** A request that the viewer may read, locked; null for any other. */
export async function lockRequest(
  tx: Queryable,
  viewer: Viewer,
  where: SQL,
): Promise<(StoredRequest & { readonly isAnswerer: boolean }) | null> {
  const [found] = await typed(tx)
    .select({ ...getColumns(request), isAnswerer: sql<boolean>`${isAnsweredBy(viewer)}` })
    .from(request)
    .where(and(where, isReadable(viewer)))
    .for('update');
  return found ?? null;
}

export async function insertRequest(tx: Queryable, row: NewRequestRow): Promise<void> {
  await typed(tx).insert(request).values(row);
}

/** What happened to a request: it comes first in its lists from then on. */
export async function changeRequest(
  tx: Queryable,
  id: string,
  change: Partial<Pick<StoredRequest, 'state' | 'takenBy' | 'budgetId'>>,
): Promise<void> {
  await typed(tx)
    .update(request)
    .set({ ...change, updatedAt: now })
    .where(eq(request.id, id));
}

export async function insertMessage(
  tx: Queryable,
  message: Pick<typeof requestMessage.$inferSelect, 'id' | 'requestId' | 'authorId' | 'isAnswer' | 'text'>,
): Promise<void> {
  await typed(tx).insert(requestMessage).values(message);
}

export const countMessages = (db: Queryable, requestId: string): Promise<number> =>
  typed(db).$count(requestMessage, eq(requestMessage.requestId, requestId));

/** The messages of a request, the first one first. */
export async function messagesOf(db: Queryable, requestId: string) {
  const { id, text, isAnswer, authorId, createdAt } = requestMessage;
  return typed(db)
    .select({ id, text, isAnswer, authorId, createdAt, author: nameOfRow })
    .from(requestMessage)
    .innerJoin(account, eq(account.id, requestMessage.authorId))
    .where(eq(requestMessage.requestId, requestId))
    .orderBy(asc(createdAt), asc(id));
}
