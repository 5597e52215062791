import { registrationStatuses, requestKinds, requestStates } from '@lucerna/contract';
import type { RegistrationData, SupportRequest } from '@lucerna/contract';
import type { CatalogId, LanguageCode } from '@lucerna/engine';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { account, ownedBy } from './account';
import { budget } from './budget';
import { order } from './order';
import { project } from './project';
import { createdAt, moment, updatedAt } from './columns';

/**
 * What somebody asked of the manufacturer (decision 0076). Of its project it keeps the name, the version and the lines of that moment:
 * the project goes on, and may be removed.
 */
export const request = pgTable(
  'request',
  (t) => ({
    id: t.uuid().primaryKey(),
    number: t.text().notNull().unique(),
    kind: t.text({ enum: requestKinds }).notNull(),
    state: t.text({ enum: requestStates }).notNull().default('received'),
    ownerId: ownedBy(),
    catalogId: t.smallint('catalog_id').$type<CatalogId>().notNull(),
    language: t.text().$type<LanguageCode>().notNull(),
    siteLocation: t.text('site_location', { enum: ['private', 'public'] }).notNull(),
    projectId: t.uuid('project_id').references(() => project.id, { onDelete: 'set null' }),
    projectName: t.text('project_name'),
    projectVersion: t.integer('project_version'),
    lines: t.jsonb().$type<SupportRequest['lines']>().notNull(),
    /** For whom it is: the client of the project, else that of who asks. Whoever looks after the client answers. */
    clientCode: t.text('client_code'),
    /** Ids of a support type, of a subject of it, and of a business activity. */
    supportType: t.text('support_type'),
    supportSubject: t.text('support_subject'),
    businessActivity: t.text('business_activity'),
    /** The one salesperson that it was sent to. */
    recipientId: t.uuid('recipient_id').references(() => account.id),
    takenBy: t.uuid('taken_by').references(() => account.id),
    budgetId: t.uuid('budget_id').references(() => budget.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  }),
  (table) => [
    index('request_owner').on(table.ownerId, table.updatedAt.desc()),
    index('request_client').on(table.clientCode, table.updatedAt.desc()),
    index('request_catalog').on(table.catalogId, table.updatedAt.desc()),
    index('request_project').on(table.projectId),
    check('request_topic', sql`(${table.kind} = 'support') = (${table.supportType} is not null)`),
  ],
);

/** What was written about a request, by either side; its first one is what was asked. */
export const requestMessage = pgTable(
  'request_message',
  (t) => ({
    id: t.uuid().primaryKey(),
    requestId: t
      .uuid('request_id')
      .notNull()
      .references(() => request.id, { onDelete: 'cascade' }),
    authorId: t
      .uuid('author_id')
      .notNull()
      .references(() => account.id),
    /** Of the manufacturer's side. */
    isAnswer: t.boolean('is_answer').notNull(),
    text: t.text().notNull(),
    createdAt: moment('created_at')
      .notNull()
      .default(sql`clock_timestamp()`),
  }),
  (table) => [index('request_message_request').on(table.requestId, table.createdAt)],
);

/** Files that were uploaded for a message or an order; their content is in the storage. One that nothing names is removed after a day. */
export const requestFile = pgTable(
  'request_file',
  (t) => ({
    id: t.uuid().primaryKey(),
    ownerId: ownedBy(),
    messageId: t.uuid('message_id').references(() => requestMessage.id, { onDelete: 'cascade' }),
    orderId: t.uuid('order_id').references(() => order.id, { onDelete: 'cascade' }),
    name: t.text().notNull(),
    type: t.text().notNull(),
    bytes: t.integer().notNull(),
    createdAt: createdAt(),
  }),
  (table) => [
    index('request_file_message').on(table.messageId),
    index('request_file_order')
      .on(table.orderId)
      .where(sql`${table.orderId} is not null`),
    index('request_file_unused')
      .on(table.ownerId, table.createdAt)
      .where(sql`message_id is null and order_id is null`),
  ],
);

/** The registration of a project in the USA (BYN-18), which the manufacturer answers as a request. */
export const projectRegistration = pgTable(
  'project_registration',
  (t) => ({
    projectId: t
      .uuid('project_id')
      .primaryKey()
      .references(() => project.id, { onDelete: 'cascade' }),
    requestId: t
      .uuid('request_id')
      .notNull()
      .references(() => request.id, { onDelete: 'cascade' }),
    status: t.text({ enum: registrationStatuses }).notNull().default('submitted'),
    data: t.jsonb().$type<RegistrationData>().notNull(),
    version: t.integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  }),
  (table) => [uniqueIndex('project_registration_request').on(table.requestId)],
);
