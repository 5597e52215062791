import { sql } from 'drizzle-orm';
import type { ProjectField } from '@lucerna/contract';
import type { BillOfMaterials, CatalogId, Currency, Evaluation, ProjectStatus } from '@lucerna/engine';
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { KeptEvaluation } from '../stored/line-evaluation';
import { ownedBy } from './account';
import type { PgTextBuilder } from 'drizzle-orm/pg-core';
import { client } from './client';
import { createdAt, moment, rowOfOther, updatedAt } from './columns';

/** What is written of it, of a project and of each of its versions, which have them under longer names. */
export const writtenColumns = (before = '') =>
  ({
    name: text(`${before}name`).notNull(),
  }) satisfies Record<ProjectField, PgTextBuilder>;

/**
 * A project (P3). Its catalogue, currency and rate are fixed when it is created. `version` grows with every
 * change of the project or of one of its lines. A deleted project (status 0) stays as a row.
 */
export const project = pgTable(
  'project',
  (t) => ({
    id: t.uuid().primaryKey(),
    ownerId: ownedBy(),
    ...writtenColumns(),
    catalogId: t.smallint('catalog_id').$type<CatalogId>().notNull(),
    currency: t.text().$type<Currency>().notNull(),
    rateId: t.integer('rate_id').notNull(),
    /** How it came to its owner; null for one that the owner began. */
    type: t.text({ enum: ['IMPORTER', 'THIRDPARTY', 'ASSIGNED'] }),
    /** For whom it is: the client of its owner when it was begun. Null where the owner had none in its catalogue. */
    clientCode: t.text('client_code').references(() => client.code),
    /** 0 DELETED, 1 EDITION, 2 ORDER. */
    status: t.smallint().$type<ProjectStatus>().notNull().default(1),
    version: t.integer().notNull().default(1),
    /** The version that the ERP was told last (flag upsertVersionD365); 0: none yet. */
    upsertedVersion: t.integer('upserted_version').notNull().default(0),
    /** When it went to the trash and by whom; null where it is not there, and of those deleted before there was one. */
    deletedAt: moment('deleted_at'),
    deletedBy: t.uuid('deleted_by'),
    lineCount: t.integer('line_count').notNull().default(0),
    /** The place of the next line; only the order of positions has a meaning. */
    nextPosition: t.integer('next_position').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  }),
  (table) => [
    // A page of a list is read in its order, however many projects an owner or a client has. Behind the id stands what a
    // list is narrowed by: a row that is left out is not read.
    index('project_owner').on(
      table.ownerId,
      table.updatedAt.desc().nullsFirst(),
      ...[table.id, table.status, table.type, table.clientCode],
    ),
    index('project_owner_name').on(
      table.ownerId,
      sql`${table.name} collate "und-x-icu"`,
      ...[table.id, table.status, table.type, table.clientCode, table.updatedAt],
    ),
    index('project_client').on(
      table.clientCode,
      table.updatedAt.desc().nullsFirst(),
      ...[table.id, table.status, table.type, table.ownerId],
    ),
    index('project_client_name').on(
      table.clientCode,
      sql`${table.name} collate "und-x-icu"`,
      ...[table.id, table.status, table.type, table.ownerId, table.updatedAt],
    ),
    index('project_changed').on(
      table.updatedAt.desc().nullsFirst(),
      ...[table.id, table.status, table.ownerId, table.clientCode],
    ),
    index('project_trash')
      .on(table.ownerId, table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    index('project_to_upsert')
      .on(table.updatedAt)
      .where(sql`${table.upsertedVersion} <> ${table.version}`),
  ],
);

/** The project that a row is of. */
export const ofProject = (onDelete?: 'cascade') => rowOfOther('project_id', () => project.id, onDelete);

/** What a quote and an order begin with: a number, the project, and who made it. */
export const numbered = () => ({
  id: uuid().primaryKey(),
  number: text().notNull().unique(),
  projectId: ofProject(),
  ownerId: uuid('owner_id').notNull(),
});

/**
 * A product in a project: where it stands and how many there are. What the catalogue says of it is `lineEvaluation`, so
 * that to move, mark or order a line writes no evaluation. What an owner arranges belongs here (decision 0069).
 */
export const projectLine = pgTable(
  'project_line',
  (t) => ({
    projectId: ofProject('cascade'),
    id: t.uuid().notNull(),
    /** Only the order has a meaning. Exact: a line moves between two others by getting the number in their middle. */
    position: t.numeric().notNull(),
    quantity: t.integer().notNull(),
    /** Pieces in orders so far; what is left may be ordered (features/order). */
    ordered: t.integer().notNull().default(0),
    /** Of `project_section` and `project_area`; null, or of one that is gone: in none. */
    sectionId: t.uuid('section_id'),
    areaId: t.uuid('area_id'),
    /** The type mark on the plans: A1, B2. */
    mark: t.text().notNull().default(''),
    note: t.text().notNull().default(''),
    /** An option or an alternative counts only when it is chosen. */
    kind: t
      .text({ enum: ['included', 'optional', 'alternative'] })
      .notNull()
      .default('included'),
    /** The line in whose place an alternative would stand; of a line that is gone it is an option. */
    alternativeTo: t.uuid('alternative_to'),
    isChosen: t.boolean('is_chosen').notNull().default(false),
  }),
  (table) => [
    primaryKey({ columns: [table.projectId, table.id] }),
    check('project_line_ordered', sql`${table.ordered} between 0 and ${table.quantity}`),
    check(
      'project_line_kind',
      sql`${table.kind} in ('included', 'optional', 'alternative') and (${table.kind} = 'alternative') = (${table.alternativeTo} is not null)`,
    ),
  ],
);

/** What an evaluation says, of a line of a project and of one of its versions. */
export const evaluationColumns = () => ({
  model: text().notNull(),
  reference: text().notNull(),
  /** Minor units of the project's currency; null: there is no price, never 0 in its place. */
  unitGross: bigint('unit_gross', { mode: 'number' }),
  sublevel: text(),
  catalogueRevision: integer('catalogue_revision').notNull(),
  evaluatedOn: date('evaluated_on', { mode: 'string' }).notNull(),
  evaluation: jsonb().$type<KeptEvaluation>().notNull(),
  /** The steps that explain the price, as the engine says them. */
  priceTrace: jsonb('price_trace').$type<NonNullable<Evaluation['price']>>(),
  billOfMaterials: jsonb('bill_of_materials').$type<BillOfMaterials>().notNull(),
});

/**
 * What the catalogue of a revision said of a line on a day: columns for what is asked about, and the evaluation
 * (database/stored/line-evaluation.ts) with the choices that it was made from.
 */
export const lineEvaluation = pgTable(
  'line_evaluation',
  (t) => ({
    projectId: t.uuid('project_id').notNull(),
    lineId: t.uuid('line_id').notNull(),
    ...evaluationColumns(),
  }),
  (table) => [
    primaryKey({ columns: [table.projectId, table.lineId] }),
    foreignKey({
      name: 'line_evaluation_line',
      columns: [table.projectId, table.lineId],
      foreignColumns: [projectLine.projectId, projectLine.id],
    }).onDelete('cascade'),
    // A project is found by what the references of its lines begin with.
    index('line_evaluation_reference').on(table.reference.op('text_pattern_ops'), table.projectId),
    check('line_evaluation_price', sql`${table.unitGross} > 0`),
  ],
);
