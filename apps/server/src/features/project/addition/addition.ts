import pg from 'pg';
import type { LineRecord } from '../line/line';
import { insertJsonLines, insertLines, lineColumns, lineParameters, lineValues } from '../line/line-columns';
import type { Queryable } from '../store';

/** Lines that one request adds to one project. */
export interface Addition {
  readonly accountId: string;
  readonly projectId: string;
  /** If-Match. */
  readonly seen: number | null;
  readonly key: string | null;
  readonly hash: string | null;
  readonly lines: readonly LineRecord[];
  /** The most lines that the project may have then. */
  readonly most: number;
}

/** How a project is after an addition. The rest of it is as it was in the version before. */
export interface Grown {
  readonly version: number;
  readonly updated_at: Date;
  /** The position of the first line added. */
  readonly first: number;
}

// Locks, checks, counts, writes the lines and keeps the key, all or nothing, in one statement and one journey.
const add = (insert: string) => `with p as (
    update project set version = version + 1, updated_at = clock_timestamp(), line_count = line_count + $4,
      next_position = next_position + $4
    where id = $1 and owner_id = $2 and status = 1 and line_count + $4 <= $5
      and ($3::integer is null or version = $3)
    returning id, version, updated_at, next_position - $4 as first
  ), k as (
    insert into idempotency (account_id, key, request_hash, subject)
    select $2, $6::text, $7, $1 from p where $6::text is not null
  ), l as (${insert})
  select version, updated_at, first from p`;

/** One line, a parameter for each column: reading JSON would cost the database as much as writing the row. */
const addOne = {
  name: 'add a line',
  text: add(insertLines(`(values (${lineParameters(8)})) as l(${lineColumns})`, '0')),
};
const addMany = { name: 'add lines', text: add(insertJsonLines(8)) };

/**
 * Writes one addition in a statement of its own, which waits for whoever changes the project now. Undefined when
 * nothing was written: the project refuses it or the key exists.
 */
export async function writeAddition(db: Queryable, addition: Addition): Promise<Grown | undefined> {
  const { accountId, projectId, seen, key, hash, lines, most } = addition;
  const [line, ...others] = lines;
  const about = [projectId, accountId, seen, lines.length, most, key, hash];
  const query =
    line && others.length === 0
      ? { ...addOne, values: [...about, ...lineValues(line)] }
      : { ...addMany, values: [...about, JSON.stringify(lines)] };
  try {
    return (await db.query<Grown>(query)).rows[0];
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.constraint === 'idempotency_pkey') return undefined;
    throw error;
  }
}
