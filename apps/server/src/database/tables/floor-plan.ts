import { doublePrecision, index, pgTable } from 'drizzle-orm/pg-core';
import { ownedBy } from './account';
import { createdAt, madeId, moment } from './columns';

/** Floor plans that were uploaded; the files themselves are in the storage. */
export const floorPlan = pgTable(
  'floor_plan',
  (t) => ({
    id: madeId(),
    ownerId: ownedBy('cascade'),
    name: t.text().notNull(),
    kind: t.text({ enum: ['picture', 'drawing'] }).notNull(),
    /** Of a picture pixels, of a drawing its own units. */
    width: doublePrecision().notNull(),
    height: doublePrecision().notNull(),
    /** Metres of one unit; null where the file does not say. */
    metres: doublePrecision(),
    bytes: t.integer().notNull(),
    createdAt: createdAt(),
    /** When it was last read: what nobody looks at for long is removed. */
    usedAt: moment('used_at').notNull().defaultNow(),
  }),
  (table) => [index('floor_plan_owner').on(table.ownerId), index('floor_plan_used').on(table.usedAt)],
);
