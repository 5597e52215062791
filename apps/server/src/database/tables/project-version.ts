import type { ProjectStatus } from '@lucerna/engine';
import { sql } from 'drizzle-orm';
import { index, pgTable, unique } from 'drizzle-orm/pg-core';
import { evaluationColumns, ofProject, writtenColumns } from './project';
import type { LineArrangement, Structure } from './project-structure';
import { createdAt } from './columns';

/**
 * What a line of a project was when a version was made: its evaluation and what a configurator made it from. Lines that say the
 * same share a row, so that a version of a project in which nothing changed writes none (docs/decisions/0065).
 */
export const versionLine = pgTable(
  'version_line',
  (t) => ({
    id: t.bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    projectId: ofProject('cascade'),
    /** SHA-256 of all that follows, in hexadecimal. */
    hash: t.text().notNull(),
    ...evaluationColumns(),
    creation: t.json(),
  }),
  (table) => [
    unique('version_line_hash').on(table.projectId, table.hash),
    index('version_line_plan').on(sql`(${table.creation} #>> '{drawing,floor,file}')`),
  ],
);

/** How a project was arranged: its parts, and of each line that was arranged what it said, by the line's id. */
export interface VersionStructure extends Structure {
  readonly lines: Readonly<Record<string, LineArrangement>>;
}

/** A version of a project: what it was at a moment, never changed. Its lines are three arrays in their order. */
export const projectVersion = pgTable(
  'project_version',
  (t) => ({
    id: t.uuid().primaryKey(),
    projectId: ofProject('cascade'),
    /** 1 the first of its project. */
    number: t.integer().notNull(),
    /** Null for one that was made because the project went back to another. */
    title: t.text(),
    ...writtenColumns('project_'),
    status: t.smallint().$type<ProjectStatus>().notNull(),
    /** The state of the project that it is (`project.version`). */
    projectState: t.integer('project_state').notNull(),
    createdBy: t.uuid('created_by').notNull(),
    createdAt: createdAt(),
    lineIds: t.uuid('line_ids').array().notNull(),
    quantities: t.integer().array().notNull(),
    /** Of `version_line`. */
    contents: t.bigint({ mode: 'number' }).array().notNull(),
    /** How its lines were arranged (features/project/structure); null where they were a plain list. */
    structure: t.jsonb().$type<VersionStructure>(),
  }),
  (table) => [unique('project_version_number').on(table.projectId, table.number)],
);
