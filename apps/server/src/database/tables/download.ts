import { documentSubTypes, type CatalogId, type LanguageCode, type Units } from '@lucerna/engine';
import { downloadStates, projectFileKinds } from '@lucerna/contract';
import type { DocumentOfDownload, DocumentSteps, WantedProjectFile } from '@lucerna/contract';
import { index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import { ownedBy } from './account';
import { project } from './project';
import { createdAt, madeId } from './columns';

/** Documents that somebody asked for together (decision 0089); their files are in the storage. It is removed after a day. */
export const download = pgTable(
  'download',
  (t) => ({
    id: madeId(),
    ownerId: ownedBy('cascade'),
    /** SHA-256 of what was asked, on which catalogue and day: the same request is the same download. */
    key: t.text().notNull(),
    state: t.text({ enum: downloadStates }).notNull().default('making'),
    projectId: t.uuid('project_id').references(() => project.id, { onDelete: 'cascade' }),
    /** Of its archive, without its end. */
    name: t.text().notNull(),
    catalogId: t.smallint('catalog_id').$type<CatalogId>().notNull(),
    language: t.text().$type<LanguageCode>().notNull(),
    /** Null: those of the market. */
    units: t.text().$type<Units>(),
    createdAt: createdAt(),
  }),
  (table) => [
    uniqueIndex('download_key').on(table.ownerId, table.key),
    index('download_created').on(table.createdAt),
    index('download_project').on(table.projectId),
  ],
);

/** Of what a document is, as it was asked for: nothing of it follows the project. */
export type ProductSubject =
  { readonly model: string } | { readonly reference: string } | { readonly creationCode: string };
/** Of what; of a file of a whole project what it holds. */
export type StoredSubject = ProductSubject | { readonly project: WantedProjectFile['params'] };

/** One document of a download. */
export const downloadFile = pgTable(
  'download_file',
  (t) => ({
    downloadId: t
      .uuid('download_id')
      .notNull()
      .references(() => download.id, { onDelete: 'cascade' }),
    position: t.integer().notNull(),
    subType: t.text('sub_type', { enum: [...documentSubTypes, ...projectFileKinds] }).notNull(),
    format: t.text().notNull(),
    subject: t.jsonb().$type<StoredSubject>().notNull(),
    /** The project that it is a file of, or that the creation of its code was found in: who makes or reads it must have the right to download there. */
    projectId: t.uuid('project_id').references(() => project.id, { onDelete: 'cascade' }),
    /** What its product is called. */
    name: t.text().notNull(),
    /** A number of `documentProgress`, up to `ready`. */
    progress: t.smallint().notNull().default(0),
    /** Of how many the first step of its making is, where that is told. */
    firstSteps: t.jsonb('first_steps').$type<DocumentSteps>(),
    /** How far its making is, where that is told: `firstSteps` before it begins, and where it is begun anew. */
    steps: t.jsonb().$type<DocumentSteps>(),
    /** Times that it was begun, but for those at which the storage was away. */
    attempts: t.smallint().notNull().default(0),
    /** Times that the storage was away. */
    away: t.smallint().notNull().default(0),
    fileName: t.text('file_name'),
    type: t.text(),
    bytes: t.integer(),
    problem: t.jsonb().$type<NonNullable<DocumentOfDownload['problem']>>(),
  }),
  (table) => [
    primaryKey({ columns: [table.downloadId, table.position] }),
    index('download_file_project').on(table.projectId),
  ],
);
