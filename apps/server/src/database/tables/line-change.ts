import type { LineChange } from '@lucerna/contract';
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { ofProject } from './project';
import { createdAt } from './columns';

/** A change of several lines of a project, which can be taken back for a while (docs/decisions/0073). */
export const lineChange = pgTable(
  'line_change',
  (t) => ({
    id: t.uuid().primaryKey(),
    projectId: ofProject('cascade'),
    createdAt: createdAt(),
    /** How many lines it changed, and those that it left as they were: what a repeat is answered. */
    changed: t.integer().notNull(),
    refused: t.jsonb().$type<LineChange['refused']>().notNull(),
  }),
  (table) => [index('line_change_age').on(table.createdAt), index('line_change_project').on(table.projectId)],
);

/** What a line was before such a change, as the rows that it had; none of one that came with the change. */
export const keptLine = pgTable(
  'kept_line',
  (t) => ({
    changeId: t
      .uuid('change_id')
      .notNull()
      .references(() => lineChange.id, { onDelete: 'cascade' }),
    lineId: t.uuid('line_id').notNull(),
    /** A row of `project_line`. */
    line: t.jsonb(),
    /** A row of `line_evaluation`, where the change wrote another one. */
    evaluation: t.jsonb(),
    /** Of `project_creation`, of a line that was removed. */
    creation: t.json(),
    /** A row of `project_free_line`. */
    freeLine: t.jsonb('free_line'),
    /** The state that the change left it in; null where it removed it. */
    rowVersion: t.text('row_version'),
  }),
  (table) => [primaryKey({ columns: [table.changeId, table.lineId] })],
);
