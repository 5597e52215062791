import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { account } from './account';

/**
 * A project (P3). Its catalogue, currency and rate are fixed when it is created. `version` grows with every
 * change of the project or of one of its lines. A deleted project (status 0) stays as a row.
 */
export const project = pgTable(
  'project',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => account.id),
    name: text().notNull(),
    catalogId: smallint('catalog_id').notNull(),
    currency: text().notNull(),
    rateId: integer('rate_id').notNull(),
    /** How it came to its owner; null for one that the owner began. */
    type: text({ enum: ['IMPORTER', 'THIRDPARTY', 'ASSIGNED'] }),
    /** 0 DELETED, 1 EDITION, 2 ORDER. */
    status: smallint().notNull().default(1),
    version: integer().notNull().default(1),
    lineCount: integer('line_count').notNull().default(0),
    /** The place of the next line; only the order of positions has a meaning. */
    nextPosition: integer('next_position').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('project_owner').on(table.ownerId)],
);

/**
 * A product of a project: what the user chose with the catalogue revision (the source), and that day's result.
 * `sheet` is the part of the line that every reader sees, as JSON, and `facts` are the numbers that a total needs;
 * both are made once, when the line is written, so that reading a project joins texts.
 */
export const projectLine = pgTable(
  'project_line',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => project.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    position: integer().notNull(),
    quantity: integer().notNull(),
    /** Pieces in orders so far; what is left may be ordered (features/order). */
    ordered: integer().notNull().default(0),
    model: text().notNull(),
    subFamilyId: integer('sub_family_id').notNull(),
    choices: json().notNull(),
    configuration: json().notNull(),
    catalogueRevision: integer('catalogue_revision').notNull(),
    evaluatedOn: date('evaluated_on', { mode: 'string' }).notNull(),
    reference: text().notNull(),
    /** Minor units of the project's currency; null: there is no price, never 0 in its place. */
    unitGross: bigint('unit_gross', { mode: 'number' }),
    sublevel: text(),
    /** The steps that explain the price. */
    priceTrace: json('price_trace'),
    billOfMaterials: json('bill_of_materials').notNull(),
    moq: integer().notNull(),
    leadTimeWeeks: integer('lead_time_weeks'),
    lumens: doublePrecision().notNull(),
    watts: doublePrecision().notNull(),
    netWeightKg: doublePrecision('net_weight_kg').notNull(),
    sheet: text().notNull(),
    facts: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.id] }),
    check('project_line_price', sql`${table.unitGross} > 0`),
    check('project_line_ordered', sql`${table.ordered} between 0 and ${table.quantity}`),
  ],
);
