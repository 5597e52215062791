import pg from 'pg';
import type { LineRecord } from '../line/line';
import { insertJsonLines } from '../line/line-columns';
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

/** Locks, checks, counts, writes the lines and keeps the key, all or nothing, in one statement and one journey. */
const add = {
  name: 'add lines',
  text: `with p as (
    update project set version = version + 1, updated_at = clock_timestamp(), line_count = line_count + $4,
      next_position = next_position + $4
    where id = $1 and owner_id = $2 and status = 1 and line_count + $4 <= $5
      and ($3::integer is null or version = $3)
    returning id, version, updated_at, next_position - $4 as first
  ), k as (
    insert into idempotency (account_id, key, request_hash, subject)
    select $2, $6::text, $7, $1 from p where $6::text is not null
  ), l as (${insertJsonLines(8)})
  select version, updated_at, first from p`,
};

/**
 * Writes one addition, which waits for whoever changes the project now. Undefined when nothing was written: the project
 * refuses it or the key exists.
 */
export async function writeAddition(db: Queryable, addition: Addition): Promise<Grown | undefined> {
  const { accountId, projectId, seen, key, hash, lines, most } = addition;
  const values = [projectId, accountId, seen, lines.length, most, key, hash, JSON.stringify(lines)];
  try {
    return (await db.query<Grown>({ ...add, values })).rows[0];
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.constraint === 'idempotency_pkey') return undefined;
    throw error;
  }
}
