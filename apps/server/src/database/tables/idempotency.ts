import { pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';

/**
 * The keys of writes already done, one row an account and key, written in the transaction of the write.
 * A repeat with the same content gets the stored answer; where the answer is a whole thing that can be read
 * again (a project), only its id is kept as `subject` and the repeat reads it.
 */
export const idempotency = pgTable(
  'idempotency',
  (t) => ({
    accountId: t.uuid('account_id').notNull(),
    key: t.text().notNull(),
    /** SHA-256 of the operation, its parameters and its body. */
    requestHash: t.text('request_hash').notNull(),
    subject: t.uuid(),
    status: t.smallint(),
    answer: t.text(),
    createdAt: createdAt(),
  }),
  (table) => [primaryKey({ columns: [table.accountId, table.key] })],
);
