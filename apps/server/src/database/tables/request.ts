import { registrationStatuses, requestKinds, requestStates } from '@lucerna/contract';
import type { RegistrationData, SupportRequest } from '@lucerna/contract';
import type { CatalogId, LanguageCode } from '@lucerna/engine';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
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
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    kind: text({ enum: requestKinds }).notNull(),
    state: text({ enum: requestStates }).notNull().default('received'),
    ownerId: ownedBy(),
    catalogId: smallint('catalog_id').$type<CatalogId>().notNull(),
    language: text().$type<LanguageCode>().notNull(),
    siteLocation: text('site_location', { enum: ['private', 'public'] }).notNull(),
    projectId: uuid('project_id').references(() => project.id, { onDelete: 'set null' }),
    projectName: text('project_name'),
    projectVersion: integer('project_version'),
    lines: jsonb().$type<SupportRequest['lines']>().notNull(),
    /** For whom it is: the client of the project, else that of who asks. Whoever looks after the client answers. */
    clientCode: text('client_code'),
    /** Ids of a support type, of a subject of it, and of a business activity. */
    supportType: text('support_type'),
    supportSubject: text('support_subject'),
    businessActivity: text('business_activity'),
    /** The one salesperson that it was sent to. */
    recipientId: uuid('recipient_id').references(() => account.id),
    takenBy: uuid('taken_by').references(() => account.id),
    budgetId: uuid('budget_id').references(() => budget.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
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
  {
    id: uuid().primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => request.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => account.id),
    /** Of the manufacturer's side. */
    isAnswer: boolean('is_answer').notNull(),
    text: text().notNull(),
    createdAt: moment('created_at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [index('request_message_request').on(table.requestId, table.createdAt)],
);

/** Files that were uploaded for a message or an order; their content is in the storage. One that nothing names is removed after a day. */
export const requestFile = pgTable(
  'request_file',
  {
    id: uuid().primaryKey(),
    ownerId: ownedBy(),
    messageId: uuid('message_id').references(() => requestMessage.id, { onDelete: 'cascade' }),
    orderId: uuid('order_id').references(() => order.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    type: text().notNull(),
    bytes: integer().notNull(),
    createdAt: createdAt(),
  },
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
  {
    projectId: uuid('project_id')
      .primaryKey()
      .references(() => project.id, { onDelete: 'cascade' }),
    requestId: uuid('request_id')
      .notNull()
      .references(() => request.id, { onDelete: 'cascade' }),
    status: text({ enum: registrationStatuses }).notNull().default('submitted'),
    data: jsonb().$type<RegistrationData>().notNull(),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('project_registration_request').on(table.requestId)],
);
