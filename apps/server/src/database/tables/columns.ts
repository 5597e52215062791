import { sql } from 'drizzle-orm';
import { customType, timestamp, uuid, type PgColumn } from 'drizzle-orm/pg-core';

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The id of a row, made by PostgreSQL. */
export const madeId = () =>
  uuid()
    .primaryKey()
    .default(sql`gen_random_uuid()`);

/** Of what a row is; where it says so, the row goes with it. */
export const rowOfOther = <Name extends string>(name: Name, other: () => PgColumn, onDelete?: 'cascade') =>
  uuid(name)
    .notNull()
    .references(other, onDelete ? { onDelete } : {});

/** When a row was written first, and when it was changed last. */
export const createdAt = () => moment('created_at').notNull().defaultNow();
export const updatedAt = () => moment('updated_at').notNull().defaultNow();
