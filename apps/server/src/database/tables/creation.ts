import { projectLine } from './project';
import { sql } from 'drizzle-orm';
import { foreignKey, index, pgSequence, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';

/** Counts the codes of creations, those of all prefixes together. */
export const creationNumber = pgSequence('creation_number');

/**
 * The codes given to creations (COD-03). `parts` is what the first product with the code is made of: the code stands
 * for nothing else from then on. Null: nobody has used it yet.
 */
export const creationCode = pgTable('creation_code', (t) => ({
  code: t.text().primaryKey(),
  accountId: t.uuid('account_id').notNull(),
  parts: t.text(),
  createdAt: createdAt(),
}));

/** What a configurator made for a line: the source of its bill. Apart from the line, which is read far more often. */
export const projectCreation = pgTable(
  'project_creation',
  (t) => ({
    projectId: t.uuid('project_id').notNull(),
    lineId: t.uuid('line_id').notNull(),
    creation: t.json().notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.projectId, table.lineId] }),
    // Who may see a floor plan is asked of what it lies under.
    index('project_creation_plan').on(sql`(${table.creation} #>> '{drawing,floor,file}')`),
    foreignKey({
      name: 'project_creation_line',
      columns: [table.projectId, table.lineId],
      foreignColumns: [projectLine.projectId, projectLine.id],
    }).onDelete('cascade'),
  ],
);
