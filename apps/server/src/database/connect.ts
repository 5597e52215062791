import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from '../ports/database';
import { requireNoTransaction } from './transaction';

// bigint counts fit a number here; without this they arrive as strings.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A day stays the text YYYY-MM-DD; a Date would move it across time zones.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

/** How this process calls itself to the database; the embedded server asks it which processes still use it. */
export const clientName = `lucerna ${process.pid}`;

/** How long one kind of work may wait and run, in milliseconds. */
interface Limits {
  /** Connections at most. */
  readonly max: number;
  /** For a connection, and for the database to accept a new one. */
  readonly connectionTimeoutMillis: number;
  readonly statement_timeout: number;
  /** For a row or table that somebody else has locked. */
  readonly lock_timeout: number;
  /** For the next statement of an open transaction. */
  readonly idle_in_transaction_session_timeout: number;
}

const seconds = 1000;
const minutes = 60 * seconds;

/**
 * What each kind of work may take. Requests give up early and answer 503, so that one held lock does not use up the
 * connections of all; jobs and imports have nobody who waits.
 */
const limits = {
  requests: {
    max: 20,
    connectionTimeoutMillis: 5 * seconds,
    statement_timeout: 15 * seconds,
    lock_timeout: 3 * seconds,
    idle_in_transaction_session_timeout: 15 * seconds,
  },
  jobs: {
    max: 8,
    connectionTimeoutMillis: 30 * seconds,
    statement_timeout: 5 * minutes,
    lock_timeout: 30 * seconds,
    idle_in_transaction_session_timeout: 2 * minutes,
  },
  imports: {
    max: 4,
    connectionTimeoutMillis: 30 * seconds,
    statement_timeout: 0,
    lock_timeout: 10 * minutes,
    idle_in_transaction_session_timeout: 10 * minutes,
  },
  health: {
    max: 1,
    connectionTimeoutMillis: 2 * seconds,
    statement_timeout: 2 * seconds,
    lock_timeout: 2 * seconds,
    idle_in_transaction_session_timeout: 2 * seconds,
  },
} as const satisfies Readonly<Record<string, Limits>>;

export type PoolKind = keyof typeof limits;

/** The code of the error of a caller that got no connection in time. */
export const noConnection = 'NO_CONNECTION';

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void;

/** A pool that refuses callers inside a transaction, and names by its code that nobody got a connection in time. */
class GuardedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    requireNoTransaction('A second connection');
    if (callback) return super.connect((error, client, done) => callback(coded(error), client, done));
    return super.connect().catch((error: Error) => {
      throw coded(error) ?? error;
    });
  }
}

function coded(error: Error | undefined): Error | undefined {
  return error?.message === 'timeout exceeded when trying to connect'
    ? Object.assign(error, { code: noConnection })
    : error;
}

/**
 * Opens the pool of a kind of work. An idle client that loses its server is reported and replaced; without the listener
 * the process would end.
 */
export function openPool(
  url: string,
  report: (error: Error) => void,
  kind: PoolKind = 'requests',
  max: number = limits[kind].max,
): pg.Pool {
  const pool = new GuardedPool({
    ...limits[kind],
    max,
    connectionString: url,
    application_name: clientName,
    keepAlive: true,
  });
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  return pool;
}

export function typedDatabase(pool: pg.Pool): Database {
  return drizzle({ client: pool });
}
