import { index, pgTable } from 'drizzle-orm/pg-core';
import { importSteps, importStates, type ImportReportBody } from '@lucerna/contract';
import { account } from './account';
import { createdAt, madeId, moment } from './columns';

/** Feeds that were uploaded, each with what reading it found. The file itself is in the storage until it is done with. */
export const catalogueImport = pgTable(
  'catalogue_import',
  (t) => ({
    id: madeId(),
    accountId: t.uuid('account_id').references(() => account.id, { onDelete: 'set null' }),
    name: t.text().notNull(),
    bytes: t.integer().notNull(),
    state: t.text({ enum: importStates }).notNull().default('waiting'),
    /** How far it is while it is read or put in force. */
    step: t.text({ enum: importSteps }),
    rows: t.integer().notNull().default(0),
    /** The revision in force when it was checked: with another one the check says nothing any more. */
    base: t.integer(),
    /** The revision that it became. */
    revision: t.integer(),
    report: t.jsonb().$type<ImportReportBody>(),
    createdAt: createdAt(),
    endedAt: moment('ended_at'),
  }),
  (table) => [index('catalogue_import_created').on(table.createdAt)],
);
