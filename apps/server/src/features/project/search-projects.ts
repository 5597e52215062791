import { sql, type SQL } from 'drizzle-orm';
import { lineEvaluation, project } from '../../database/tables/project';
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
export const maxHits = 4000;

const hasWords = (patterns: readonly string[]): SQL =>
  patterns.length === 0
    ? sql`true`
    : sql.join(
        patterns.map((pattern) => sql`${projectSearch.words} like ${pattern}`),
        sql` and `,
      );

/**
 * The ids of what is found, read from the indexes of words and of references; of each no more than `atMost`, which is just above
 * `maxHits` unless fewer are wanted. A project comes once for all its lines of one beginning.
 */
export function hitsOf({ patterns, reference }: Search, isListed: SQL, atMost = maxHits + 1): SQL {
  const most = sql.raw(`limit ${atMost}`);
  const named = sql`(select ${projectSearch.projectId} as id from ${projectSearch}
    where ${hasWords(patterns)} and ${isListed} ${most})`;
  const { begins, others } = reference ?? { begins: [], others: [] };
  if (begins.length === 0) return named;
  const ofLines = sql`(select ${projectSearch.projectId} as id
    from (select distinct id from having_reference) as having_it
    join ${projectSearch} on ${projectSearch.projectId} = having_it.id
    where ${hasWords(others)} and ${isListed} ${most})`;
  return sql`${named} union all ${ofLines}`;
}

/** Lines of a reference that are looked at: where more begin so, most projects of a list have one. */
const maxLines = 4 * maxHits;

/** The projects of the lines that begin as a search says, once for each line; no more than just above the most. */
export function linesOf({ reference }: Search): SQL {
  const begins = reference?.begins ?? [];
  if (begins.length === 0) return sql`select null::uuid as id limit 0`;
  const each = begins.map(
    (beginning) => sql`(select ${lineEvaluation.projectId} as id from ${lineEvaluation}
      where ${lineEvaluation.reference} like ${beginning} ${sql.raw(`limit ${maxLines + 1}`)})`,
  );
  return sql`select id from (${sql.join(each, sql` union all `)}) as line ${sql.raw(`limit ${maxLines + 1}`)}`;
}

/** Whether all lines of `linesOf` are there. */
export const hasAllLines: SQL = sql`(select count(*) <= ${sql.raw(String(maxLines))} from having_reference)`;

/** Has each row looked up: all that is found would be read at first otherwise. */
export const each = sql`offset 0`;

/** Whether a row of `project` is found; where there is no reference, looked up as `lookedUp` says. */
export function isHit({ patterns, reference }: Search, lookedUp: SQL = sql``): SQL {
  const named = (all: readonly string[], rest: SQL) => sql`exists (select from ${projectSearch}
    where ${projectSearch.projectId} = ${project.id} and ${hasWords(all)} ${rest})`;
  if (!reference) return named(patterns, lookedUp);
  const { begins, others } = reference;
  const line = sql.join(
    begins.map((beginning) => sql`${lineEvaluation.reference} like ${beginning}`),
    sql` or `,
  );
  return sql`(${named(patterns, each)} or (${others.length === 0 ? sql`true` : named(others, each)}
    and exists (select from ${lineEvaluation} where ${lineEvaluation.projectId} = ${project.id} and (${line}) ${each})))`;
}
