import { memberRoles } from '@lucerna/contract';
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { account } from './account';
import { ofProject } from './project';
import { moment } from './columns';

/** Who beside its owner works on a project: as editor or viewer, or because it was assigned to them. */
export const projectMember = pgTable(
  'project_member',
  (t) => ({
    projectId: ofProject('cascade'),
    accountId: t
      .uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    role: t.text({ enum: memberRoles }).notNull(),
    addedBy: t.uuid('added_by').notNull(),
    addedAt: moment('added_at').notNull().defaultNow(),
  }),
  (table) => [
    primaryKey({ columns: [table.projectId, table.accountId] }),
    index('project_member_account').on(table.accountId, table.role),
  ],
);

/** The contract's table of who may do what (`projectRights`), written at every start; read by the function `may`. */
export const projectRight = pgTable(
  'project_right',
  (t) => ({
    relation: t.text().notNull(),
    action: t.text().notNull(),
    privileges: t.text().array().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.relation, table.action] })],
);
