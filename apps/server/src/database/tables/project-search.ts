import { sql } from 'drizzle-orm';
import { index, pgTable } from 'drizzle-orm/pg-core';
import { project } from './project';

/**
 * What a project is found by: its name and its client, folded as `foldText` folds what is looked for. Triggers of `project` and
 * `client` write it, in a table of its own: every change of a line writes the row of its project, and an index of words there
 * would be written each time.
 */
export const projectSearch = pgTable(
  'project_search',
  (t) => ({
    projectId: t
      .uuid('project_id')
      .primaryKey()
      .references(() => project.id, { onDelete: 'cascade' }),
    /** As of the project, so that what others have is left out without reading their projects. */
    ownerId: t.uuid('owner_id').notNull(),
    clientCode: t.text('client_code'),
    /** Each word with a space before it. */
    words: t.text().notNull(),
  }),
  (table) => [
    index('project_search_words').using('gin', sql`${table.words} gin_trgm_ops`),
    // Of a word that is in every name, and of who has few projects.
    index('project_search_owner').on(table.ownerId),
    index('project_search_client').on(table.clientCode),
  ],
);
