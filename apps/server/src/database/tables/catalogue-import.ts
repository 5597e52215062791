import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ImportReportBody } from '@lucerna/contract';
import { importSteps, importStates } from '@lucerna/contract';
import { account } from './account';
import { createdAt, madeId, moment } from './columns';

/** Feeds that were uploaded, each with what reading it found. The file itself is in the storage until it is done with. */
export const catalogueImport = pgTable(
  'catalogue_import',
  {
    id: madeId(),
    accountId: uuid('account_id').references(() => account.id, { onDelete: 'set null' }),
    name: text().notNull(),
    bytes: integer().notNull(),
    state: text({ enum: importStates }).notNull().default('waiting'),
    /** How far it is while it is read or put in force. */
    step: text({ enum: importSteps }),
    rows: integer().notNull().default(0),
    /** The revision in force when it was checked: with another one the check says nothing any more. */
    base: integer(),
    /** The revision that it became. */
    revision: integer(),
    report: jsonb().$type<ImportReportBody>(),
    createdAt: createdAt(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('catalogue_import_created').on(table.createdAt)],
);
