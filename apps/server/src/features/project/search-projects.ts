import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { lineEvaluation } from '../../database/tables/project';
import { projectSearch } from '../../database/tables/project-search';
import { beginningWith, typedWords, wordPatterns } from '../../database/text';

/** What is looked for in the names and clients of projects and, for a word that may be one, among the references of their lines. */
export interface Search {
  /** A project has all of these. */
  readonly patterns: readonly string[];
  /** Or a line whose reference begins in one of these ways, and the patterns of the other words. */
  readonly reference: { readonly begins: readonly string[]; readonly others: readonly string[] } | null;
}

/** Shorter ones begin the references of half a catalogue. */
const shortestReference = 4;
const mayBeReference = (word: string) => word.length >= shortestReference && /\d/.test(word);

/** The words of a search; null for one without any. */
export function searchOf(text: string | undefined): Search | null {
  const words = typedWords(text ?? '');
  if (words.length === 0) return null;
  const at = words.findIndex(mayBeReference);
  const reference = words[at];
  const others = wordPatterns(words.filter((_, index) => index !== at));
  return {
    patterns: wordPatterns(words),
    reference:
      reference === undefined
        ? null
        : { begins: [...new Set([reference, reference.toUpperCase()])].map(beginningWith), others },
  };
}

/** From so many on it is cheaper to read a list in its order, and to look at each row. */
export const mostHits = 4000;

const hasWords = (patterns: readonly string[]): SQL =>
  patterns.length === 0
    ? sql`true`
    : sql.join(
        patterns.map((pattern) => sql`${projectSearch.words} like ${pattern}`),
        sql` and `,
      );

/**
 * The ids of what is found, read from the indexes of words and of references; of each no more than just above `mostHits`. A project
 * comes once for all its lines of one beginning.
 */
export function hitsOf({ patterns, reference }: Search, isListed: SQL): SQL {
  const most = sql.raw(`limit ${mostHits + 1}`);
  const named = sql`(select ${projectSearch.projectId} as id from ${projectSearch}
    where ${hasWords(patterns)} and ${isListed} ${most})`;
  const { begins, others } = reference ?? { begins: [], others: [] };
  const ofLines = begins.map(
    (beginning) => sql`(select ${projectSearch.projectId} as id
      from (select distinct ${lineEvaluation.projectId} as id from ${lineEvaluation}
        where ${lineEvaluation.reference} like ${beginning}) as having_it
      join ${projectSearch} on ${projectSearch.projectId} = having_it.id
      where ${hasWords(others)} and ${isListed} ${most})`,
  );
  return sql.join([named, ...ofLines], sql` union all `);
}

/**
 * Whether the project of an id is found. `offset 0` has each looked up: all that is found would be read at first otherwise. Lines come
 * first, since a reference is seldom in a name.
 */
export function isHit({ patterns, reference }: Search, id: SQL): SQL {
  const named = (all: readonly string[], rest: SQL) => sql`exists (select from ${projectSearch}
    where ${projectSearch.projectId} = ${id} and ${hasWords(all)} ${rest})`;
  if (!reference) return named(patterns, sql``);
  const { begins, others } = reference;
  const each = sql`offset 0`;
  const line = sql.join(
    begins.map((beginning) => sql`${lineEvaluation.reference} like ${beginning}`),
    sql` or `,
  );
  return sql`((exists (select from ${lineEvaluation} where ${lineEvaluation.projectId} = ${id} and (${line}) ${each})
    and ${others.length === 0 ? sql`true` : named(others, each)}) or ${named(patterns, each)})`;
}
