import { foldText } from '@lucerna/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A text as the pattern that finds it anywhere; what LIKE reads specially stands for itself. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** A text as people sort it, not by its code points. */
export const alphabetical = (column: PgColumn): SQL => sql`${column} collate "und-x-icu"`;

/** Fewer letters than these are looked for at the beginning of a word only. */
const letters = 3;
const maxWords = 8;

/** The words of a search as they were typed; of more than eight those behind are left out. */
export const typedWords = (search: string): string[] =>
  search
    .split(/\s+/u)
    .filter((word) => word !== '')
    .slice(0, maxWords);

/** What a text of the SQL function `search_words` has to match, for each of these words. */
export const wordPatterns = (words: readonly string[]): string[] =>
  [...new Set(words.map(foldText))]
    .filter((word) => word !== '')
    .map((word) => containing([...word].length < letters ? ` ${word}` : word));

/** A text as the pattern of what begins with it. */
export const beginningWith = (text: string): string => containing(text).slice(1);
