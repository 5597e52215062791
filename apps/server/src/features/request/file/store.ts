import type { UploadedFile } from '@lucerna/contract';
import { and, asc, eq, getColumns, inArray, isNull, sql } from 'drizzle-orm';
import { requestFile, requestMessage } from '../../../database/tables/request';
import { anyOf, typed, type Queryable } from '../../../database/typed';

/** The most files of one account that nothing names. */
export const maxUnused = 40;

/** What the keys of all contents begin with. */
export const contentPrefix = 'requests/';
export const contentKey = (id: string) => `${contentPrefix}${id.slice(0, 2)}/${id}`;

const { ownerId: _owner, messageId: _message, orderId: _order, ...columns } = getColumns(requestFile);
export type FileRow = Pick<typeof requestFile.$inferSelect, keyof typeof columns>;

export const presentFile = ({ createdAt, ...row }: FileRow): UploadedFile => ({
  ...row,
  kind: 'file',
  createdAt: createdAt.toISOString(),
});

/** What no message and no order names. */
export const isUnused = and(isNull(requestFile.messageId), isNull(requestFile.orderId));
const unusedOf = (ownerId: string) => and(eq(requestFile.ownerId, ownerId), isUnused);

/** Adds a file; null when the account has too many that nothing names. */
export async function insertFile(
  db: Queryable,
  row: Pick<typeof requestFile.$inferSelect, 'id' | 'ownerId' | 'name' | 'type' | 'bytes'>,
): Promise<FileRow | null> {
  if ((await typed(db).$count(requestFile, unusedOf(row.ownerId))) >= maxUnused) return null;
  const [stored] = await typed(db).insert(requestFile).values(row).returning(columns);
  return stored ?? null;
}

export async function findOwnFile(db: Queryable, ownerId: string, id: string): Promise<FileRow | null> {
  const [found] = await typed(db)
    .select(columns)
    .from(requestFile)
    .where(and(eq(requestFile.ownerId, ownerId), eq(requestFile.id, id)));
  return found ?? null;
}

/** Removes an own file that nothing names; false when there is none of that id. */
export async function deleteUnused(db: Queryable, ownerId: string, id: string): Promise<boolean> {
  const removed = await typed(db)
    .delete(requestFile)
    .where(and(unusedOf(ownerId), eq(requestFile.id, id)))
    .returning({ id: requestFile.id });
  return removed.length === 1;
}

/** Gives own files to a message or an order; false when one of them is not there, not theirs or given away already. */
export async function giveFiles(
  tx: Queryable,
  ownerId: string,
  to: { readonly messageId: string } | { readonly orderId: string },
  ids: readonly string[],
): Promise<boolean> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return true;
  const given = await typed(tx)
    .update(requestFile)
    .set(to)
    .where(and(unusedOf(ownerId), anyOf(requestFile.id, wanted)))
    .returning({ id: requestFile.id });
  return given.length === wanted.length;
}

/** The files of a request's messages, as they were added. */
export async function filesOfRequest(db: Queryable, requestId: string) {
  return typed(db)
    .select({ ...columns, messageId: requestFile.messageId })
    .from(requestFile)
    .innerJoin(requestMessage, eq(requestMessage.id, requestFile.messageId))
    .where(eq(requestMessage.requestId, requestId))
    .orderBy(asc(requestFile.createdAt), asc(requestFile.id));
}

/** The files of an order, as they were added. */
export async function filesOfOrder(db: Queryable, orderId: string): Promise<readonly UploadedFile[]> {
  const rows = await typed(db)
    .select(columns)
    .from(requestFile)
    .where(eq(requestFile.orderId, orderId))
    .orderBy(asc(requestFile.createdAt), asc(requestFile.id));
  return rows.map(presentFile);
}

/** Those of these ids that a file has. */
export async function knownFiles(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const rows = await typed(db)
    .select({ id: requestFile.id })
    .from(requestFile)
    .where(inArray(sql`${requestFile.id}::text`, [...ids]));
  return rows.map(({ id }) => id);
}
