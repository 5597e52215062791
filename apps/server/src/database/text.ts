import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A text as the pattern that finds it anywhere; what LIKE reads specially stands for itself. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** A text as people sort it, not by its code points. */
export const alphabetical = (column: PgColumn): SQL => sql`${column} collate "und-x-icu"`;
