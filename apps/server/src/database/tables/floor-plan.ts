import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { account, moment } from './account';

/** Floor plans that were uploaded; the files themselves are in the storage. */
export const floorPlan = pgTable(
  'floor_plan',
  {
    id: uuid()
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    kind: text({ enum: ['picture', 'drawing'] }).notNull(),
    /** Of a picture pixels, of a drawing its own units. */
    width: doublePrecision().notNull(),
    height: doublePrecision().notNull(),
    /** Metres of one unit; null where the file does not say. */
    metres: doublePrecision(),
    bytes: integer().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When it was last read: what nobody looks at for long is removed. */
    usedAt: moment('used_at').notNull().defaultNow(),
  },
  (table) => [index('floor_plan_owner').on(table.ownerId), index('floor_plan_used').on(table.usedAt)],
);
