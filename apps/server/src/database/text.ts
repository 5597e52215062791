import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A text as the pattern that finds it anywhere; what LIKE reads specially stands for itself. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** What a person is called: first and last name, or the e-mail of one without. */
export const personName = (of: Readonly<Record<'firstName' | 'lastName' | 'email', PgColumn>>): SQL<string> =>
  sql`coalesce(nullif(trim(concat(${of.firstName}, ' ', ${of.lastName})), ''), ${of.email})`;

/** A text as people sort it, not by its code points. */
export const alphabetical = (column: PgColumn): SQL => sql`${column} collate "und-x-icu"`;
