import { foreignKey, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { projectLine } from './project';

/**
 * What a catalogue answered of a line on a later day than that of its evaluation, so that no node asks again what another asked
 * (docs/decisions/0072). A row of another evaluation, revision or time says nothing. Whatever is lost is asked once more.
 */
export const lineAnswer = pgTable(
  'line_answer',
  (t) => ({
    projectId: t.uuid('project_id').notNull(),
    lineId: t.uuid('line_id').notNull(),
    /** `xmin` of the evaluation that it is about (features/project/line/line.ts). */
    evaluationVersion: t.text('evaluation_version').notNull(),
    /** `offer`: whether it can be had, by its own revision; `change`: what the one in force says otherwise. */
    kind: t.text({ enum: ['offer', 'change'] }).notNull(),
    /** The one that was asked. */
    revision: t.integer().notNull(),
    askedOn: t.date('asked_on', { mode: 'string' }).notNull(),
    /** The last day on which the answer holds; null: no date of that revision is ahead. */
    until: t.date({ mode: 'string' }),
    answer: t.jsonb().notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.projectId, table.lineId, table.kind] }),
    foreignKey({
      name: 'line_answer_line',
      columns: [table.projectId, table.lineId],
      foreignColumns: [projectLine.projectId, projectLine.id],
    }).onDelete('cascade'),
  ],
);
